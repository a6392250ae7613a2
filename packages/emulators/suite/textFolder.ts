import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of text files. Each is replaced atomically: a reader finds the old or the new text.
 * `put` returns when the text is written (without fsync), so it survives the end of the process.
 */
export class TextFolder {
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
    replaceFile(file, (fresh) => writeFileSync(fresh, text));
    this.#known.set(name, text);
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
    this.#known.delete(name);
  }

  read(name: string): string | undefined {
    try {
      return readFileSync(join(this.path, name), 'utf8');
    } catch {
      return undefined;
    }
  }
}

/** Replaces a file atomically: `write` writes a temporary one, which is renamed. */
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
