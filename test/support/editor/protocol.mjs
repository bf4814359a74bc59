// @ts-check
import { spawn } from "node:child_process";

/** A message of a server, parsed. @typedef {Readonly<Record<string, any>>} Message */

/** A process that is spoken with in JSON, each message of it behind a header of its length. */
export class Connection {
  #process;
  #received;
  #buffer = Buffer.alloc(0);

  /** @param {string} command @param {readonly string[]} args @param {(message: Message) => void} received */
  constructor(command, args, received) {
    this.#process = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], detached: true });
    this.#received = received;
    this.#process.stdout.on("data", (data) => this.#read(data));
  }

  /** @param {string} text */
  write(text) {
    this.#process.stdin.write(text);
  }

  /** Ends the process, and those that it started. */
  close() {
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid, "SIGKILL");
  }

  /** @param {Buffer} data */
  #read(data) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.toString("utf8", 0, end))?.[1]);
      // tsserver counts the line feed that it writes behind a message
      const body = this.#buffer.subarray(end + 4, end + 4 + length);
      if (body.length < length) return;
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#received(JSON.parse(body.toString("utf8")));
    }
  }
}
