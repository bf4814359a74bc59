import { type ChildProcess, spawn } from "node:child_process";

/** A message of a server, parsed. */
export type Message = Readonly<Record<string, any>>;

/** A process that is spoken with in JSON, each message of it behind a header of its length. */
export class Connection {
  readonly #process: ChildProcess;
  readonly #received: (message: Message) => void;
  #buffer = Buffer.alloc(0);

  constructor(command: string, args: readonly string[], received: (message: Message) => void) {
    this.#process = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], detached: true });
    this.#received = received;
    this.#process.stdout?.on("data", (data: Buffer) => this.#read(data));
  }

  write(text: string): void {
    this.#process.stdin?.write(text);
  }

  /** Ends the process, and those that it started. */
  close(): void {
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid, "SIGKILL");
  }

  #read(data: Buffer): void {
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
