import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type {
  AnyMemory,
  BankConflicts,
  BankOptions,
  ConflictFree,
  Conflicts,
  ResultDegree,
  ResultPhases,
} from "../../types/swizzle/bank-conflicts.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { conflictsOf, memoryOf, refuseMeeting, slotsOf, vectorsOf } from "./bank-conflicts/slots.js";

/**
 * The bank conflicts of a warp that accesses shared memory: how many words of one bank it takes at most, in each phase and
 * in the worst. The access is a layout from threads, or from (thread, value) with the values of one vector access, to
 * coordinates of `layout`, which yields offsets in elements. A phase is as many threads as fill all banks at once: with 32
 * banks of 4 bytes it is 32 threads of 4 bytes or less, 16 of 8, 8 of 16. Threads that take the same word share it. Refused
 * are the values of a vector that do not lie side by side or are not aligned, and sizes that no vector access has.
 * @param layout of the shared memory
 * @param access from threads, or (thread, value), to coordinates of it
 * @param options `elementBytes`, and how many banks of how many bytes
 * @returns the degree in the worst phase, and in each
 * @throws LayoutError: alignment, argument, coordinate, divisibility, integer, unit
 * @law the degree of a count of the bytes that each thread touches (test/swizzle/bank-conflicts.test.ts)
 * @see {@link conflictFree}
 * @example bankConflicts(layout("(32,32):(32,1)"), layout("32:1")) // { degree: 32, phases: [32] }
 * @example bankConflicts(layout("(32,32):(33,1)"), layout("32:1")) // { degree: 1, phases: [1] }
 * @example bankConflicts(layout("(8,64):(64,1)"), layout("(8,8):(1,8)"), { elementBytes: 2 }) // { degree: 8, phases: [8] }
 * @example bankConflicts(composition(swizzle(3, 3, 3), layout("(8,64):(64,1)")), layout("(8,8):(1,8)"), { elementBytes: 2 }) // { degree: 1, phases: [1] }
 */
export function bankConflicts<L extends AnyMemory, A extends AnyLayout, const O extends BankOptions = {}>(
  layout: L,
  access: Accepted<A, BankConflicts<L, A, O>>,
  options?: O,
): Conflicts<ResultDegree<NoInfer<BankConflicts<L, A, O>>>, ResultPhases<NoInfer<BankConflicts<L, A, O>>>>;

export function bankConflicts(
  layout: AnyMemory,
  access: any,
  options: BankOptions = {},
): Conflicts<any, any> {
  const fail = failing("bankConflicts", () => `${show(layout)}, ${show(access)}`);
  return conflictsOf(slotsOf(vectorsOf(layout, access, fail), memoryOf(options, fail), fail));
}

/**
 * Refuses an access that has bank conflicts, and names two threads of one phase that use the same bank. The compiler finds
 * them among up to 64 threads; the run time always does.
 * @param layout of the shared memory
 * @param access from threads, or (thread, value), to coordinates of it
 * @param options those of `bankConflicts`
 * @returns nothing
 * @throws LayoutError: bank; as {@link bankConflicts}
 * @law refused exactly where `bankConflicts` of the same bytes is above 1 (test/swizzle/bank-conflicts.test.ts)
 * @see {@link bankConflicts}
 * @example conflictFree(layout("(32,32):(33,1)"), layout("32:1"))
 */
export function conflictFree<L extends AnyMemory, A extends AnyLayout, const O extends BankOptions = {}>(
  layout: L,
  access: Accepted<A, ConflictFree<L, A, O>>,
  options?: O,
): void;

export function conflictFree(layout: AnyMemory, access: any, options: BankOptions = {}): void {
  const fail = failing("conflictFree", () => `${show(layout)}, ${show(access)}`);
  refuseMeeting(slotsOf(vectorsOf(layout, access, fail), memoryOf(options, fail), fail), fail);
}
