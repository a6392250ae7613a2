import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of text files. Each file is replaced atomically, so a reader finds either the old or the
 * new content. `put` does not wait for an fsync: the content survives a crash of the process, but
 * perhaps not a power failure.
 */
export class TextFolder {
  readonly path: string;
  readonly #cached = new Map<string, string>();

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  put(name: string, text: string): void {
    if (this.#cached.get(name) === text) return;
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, (fresh) => writeFileSync(fresh, text));
    this.#cached.set(name, text);
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
    this.#cached.delete(name);
  }

  read(name: string): string | undefined {
    try {
      return readFileSync(join(this.path, name), 'utf8');
    } catch {
      return undefined;
    }
  }
}

/** Replaces a file atomically. `write` writes a temporary file, which is then renamed. */
export function replaceFile(file: string, write: (fresh: string) => void): void {
  const fresh = `${file}.new`;
  try {
    write(fresh);
    renameSync(fresh, file);
  } catch (problem) {
    rmSync(fresh, { force: true });
    throw problem;
  }
}
