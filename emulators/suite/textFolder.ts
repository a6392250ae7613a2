import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of texts by name. Each is replaced as a whole: whoever reads it finds the one before or
 * the new one. A text is with the operating system when `put` returns, so it outlives the process.
 */
export class KeptFolder {
  readonly path: string;
  readonly #known = new Map<string, string>();

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  put(name: string, text: string): void {
    if (this.#known.get(name) === text) return;
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, (fresh) => writeFileSync(fresh, text));
    this.#known.set(name, text);
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
    this.#known.delete(name);
  }

  /** The text, undefined where there is none. */
  read(name: string): string | undefined {
    try {
      return readFileSync(join(this.path, name), 'utf8');
    } catch {
      return undefined;
    }
  }
}

/** Lets a file be written beside its place and puts it there when it is whole. */
export function writeWhole(file: string, write: (fresh: string) => void): void {
  const fresh = `${file}.new`;
  try {
    write(fresh);
    renameSync(fresh, file);
  } catch (problem) {
    rmSync(fresh, { force: true });
    throw problem;
  }
}
