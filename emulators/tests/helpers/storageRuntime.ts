import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isObject, parseJson, type JsonObject } from '../../storage/json.ts';

const shim = fileURLToPath(new URL('../../java', import.meta.url));

/** Starts a rules runtime and talks to it as firebase-tools does. */
export class RuntimeClient {
  readonly process: ChildProcessWithoutNullStreams;
  stderr = '';
  /** All that it wrote. */
  readonly lines: string[] = [];
  readonly #received: JsonObject[] = [];
  #waiting: ((message: JsonObject) => void) | undefined;

  /** Starts this package's runtime, unless another `java` and its file are given. */
  constructor(cwd: string, java = shim, jar = '/x') {
    const args = ['-Djava.security.manager=disallow', '-Duser.language=en', '-jar', jar, 'serve'];
    this.process = spawn(java, args, { cwd });
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      this.lines.push(line);
      const message = parseJson(line);
      if (!isObject(message)) throw new Error(`Not an object: ${line}`);
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting) waiting(message);
      else this.#received.push(message);
    });
  }

  send(message: JsonObject): void {
    this.process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Returns the next line, in the order in which they come. */
  async next(): Promise<JsonObject> {
    const first = this.#received.shift();
    if (first) return first;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  async ask(message: JsonObject): Promise<JsonObject> {
    this.send(message);
    return this.next();
  }

  async exit(): Promise<number | null> {
    if (this.process.exitCode !== null) return this.process.exitCode;
    return new Promise((resolve) => this.process.once('exit', resolve));
  }
}
