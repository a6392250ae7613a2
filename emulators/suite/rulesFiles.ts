import { EventEmitter } from 'node:events';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { setImmediate as soon } from 'node:timers/promises';
import { attempt, replace, type Load } from './firebaseTools.ts';

const EVERY_MS = 200;

/**
 * Says `change` when the file's text has become another. It asks again and again, which finds a
 * file that was removed and made anew, or replaced by an editor, in any place that it may lie in.
 */
export class FileWatcher extends EventEmitter {
  readonly #file: string;
  #text: string | undefined;
  readonly #look = () => {
    const text = textOf(this.#file);
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    this.#tell();
  };

  constructor(file: string) {
    super();
    this.#file = file;
    this.#text = textOf(file);
    watchFile(file, { interval: EVERY_MS }, this.#look);
    void soon().then(() => this.emit('ready'));
  }

  close(): Promise<void> {
    unwatchFile(this.#file, this.#look);
    return Promise.resolve();
  }

  /** A listener reads the file itself and may find it gone again: that is no reason to end. */
  #tell(): void {
    for (const listener of this.listeners('change')) {
      attempt(() => Reflect.apply(listener, this, [this.#file])).catch((problem: unknown) => {
        console.warn(`${this.#file}: the rules were not read again: ${String(problem)}`);
      });
    }
  }
}

/** An empty file is one that is being written. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** The rules files are all that firebase-tools watches here. It never sees a file that returns. */
export function watchRulesFiles(load: Load): void {
  replace(load('chokidar'), 'watch', () => (file) => new FileWatcher(file));
}
