import type { SubgroupMatrixConfig } from "../../types/emit/subgroup-matrix.js";
import type { AnyMmaAtom } from "../../types/instruction/atom.js";
import type { Fail } from "../diagnostic.js";
import { componentsOf } from "./subgroup-matrix.js";

/** The names under which WebGPU has subgroup matrices. */
const features: readonly string[] = ["chromium-experimental-subgroup-matrix", "subgroup-matrix"];

/** Refuses subgroup matrices without their feature, and those that are none of the device's, where these are told. */
export function refuseConfiguration(atom: AnyMmaAtom, options: any, fail: Fail): void {
  const { name, mnk } = atom as { readonly name: string; readonly mnk: readonly number[] };
  const { features: has = [], subgroupMatrixConfigs: known } = options;
  if (!features.some((each) => has.includes(each)))
    fail("argument", name, `instruction of wgsl without the feature ${features[0]}`);
  const [component, result] = componentsOf(name) as readonly [string, string];
  const isThis = ({ componentType, resultComponentType, M, N, K }: SubgroupMatrixConfig): boolean =>
    componentType === component && resultComponentType === result && String([M, N, K]) === String(mnk);
  if (known !== undefined && !known.some(isThis)) fail("argument", name, "configuration of the device");
}
