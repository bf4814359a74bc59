#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { LayoutError } from "cute-layout";
import { give, giveRefusal } from "./answer.js";
import { type Command, commands } from "./commands.js";
import { conform, corpus } from "./conform.js";
import { exits, Misuse } from "./exit.js";
import { type Flags, flagsIn } from "./flags.js";
import { help, helpOn } from "./help.js";

// whoever reads the answers may have read enough, as head does
process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code === "EPIPE") process.exit();
  throw fault;
});
process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  try {
    const { words, flags } = flagsIn(args);
    const [name, ...rest] = words;
    if (flags.version === true) return say(versionOf());
    if (name === undefined) return flags.help === true ? say(help()) : say(help(), exits.misuse);
    if (name === "help") return say(rest[0] === undefined ? help() : helpOn(rest[0]));
    const isKnown = Object.hasOwn(commands, name) || name === "conform" || name === "check";
    if (!isKnown) throw new Misuse(`"${name}" is no command${nearest(name)}`);
    if (flags.help === true) return say(helpOn(name));
    if (name === "check") return await (await import("./check.js")).check(rest, flags);
    if (name === "conform") return flags.corpus === true ? corpus() : await conform(piped(name));
    return await answerAll(name, rest, flags);
  } catch (fault) {
    if (!(fault instanceof Misuse)) throw fault;
    console.error(`cute-layout: ${fault.message}\nTry "cute-layout --help".`);
    return exits.misuse;
  }
}

/** One answer to the words, or one to each line of a pipe. */
async function answerAll(name: string, words: readonly string[], flags: Flags): Promise<number> {
  const command = commands[name] as Command;
  const shown =
    command.draws === true && flags.json !== true && flags.latex !== true && flags.svg === undefined;
  const how = shown ? { ...flags, draw: true } : flags;
  const isPiped = words.length === 0 || (words.length === 1 && words[0] === "-");
  if (!isPiped) return answer(command, name, words, how) ? exits.done : exits.refused;
  let code: number = exits.done;
  for await (const line of piped(name))
    if (!answer(command, name, wordsIn(line, command), how)) code = exits.refused;
  return code;
}

/** Whether there is an answer and no refusal. */
function answer(
  { words: [least, most], run }: Command,
  name: string,
  words: readonly string[],
  flags: Flags,
): boolean {
  if (words.length < least || words.length > most)
    throw new Misuse(`${name} takes ${commands[name]?.operands}, and was given ${words.length} of them`);
  try {
    give(run(words, flags), flags);
    return true;
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    giveRefusal(fault, flags);
    return false;
  }
}

/** A line is one operand, or several with tabs between them. */
function wordsIn(line: string, { words: [least] }: Command): readonly string[] {
  return least > 1 || line.includes("\t") ? line.split("\t") : [line];
}

/** The lines of a pipe, as they come; a terminal is no pipe. */
async function* piped(name: string): AsyncIterable<string> {
  if (process.stdin.isTTY === true) throw new Misuse(`${name} has no operands, and nothing is piped into it`);
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== "") yield line.trim();
}

/** Help that was asked for is an answer; help that was not is none. */
function say(text: string, code: number = exits.done): number {
  (code === exits.done ? console.log : console.error)(text);
  return code;
}

function versionOf(): string {
  return JSON.parse(readFileSync(new URL(import.meta.resolve("cute-layout/package.json")), "utf8")).version;
}

/** The command that was perhaps meant. */
function nearest(name: string): string {
  const found = [...Object.keys(commands), "conform", "check"].find((each) =>
    each.startsWith(name.slice(0, 3)),
  );
  return found === undefined ? "" : `; is it "${found}"?`;
}
