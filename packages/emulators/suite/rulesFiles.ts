import { EventEmitter } from 'node:events';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { callAsync, replaceFunction, type ModuleLoader } from './firebaseTools.ts';
import { RULES_POLL_INTERVAL_MS } from './limits.ts';

/**
 * Emits `change` when the content of a file has changed. Polling works in any folder, even if an
 * editor replaces the file, or if the file is removed and created again.
 */
class FileWatcher extends EventEmitter {
  readonly #file: string;
  #text: string | undefined;
  readonly #poll = () => {
    const text = readText(this.#file);
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    this.#notify();
  };

  constructor(file: string) {
    super();
    this.#file = file;
    this.#text = readText(file);
    watchFile(file, { interval: RULES_POLL_INTERVAL_MS }, this.#poll);
    void nextTurn().then(() => this.emit('ready'));
  }

  close(): Promise<void> {
    unwatchFile(this.#file, this.#poll);
    return Promise.resolve();
  }

  /**
   * Notifies the listeners. A listener throws if the file was removed again in the meantime. Its
   * error must not end the suite.
   */
  #notify(): void {
    for (const listener of this.listeners('change')) {
      callAsync(() => Reflect.apply(listener, this, [this.#file])).catch((problem: unknown) => {
        console.warn(`${this.#file}: the rules could not be read again: ${String(problem)}`);
      });
    }
  }
}

/**
 * Returns the text of a file, or undefined if the file is missing or empty. An empty file is
 * probably being written at the moment.
 */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes firebase-tools watch rules files with `FileWatcher`. Its own watcher misses a file that is
 * removed and created again. In this suite, firebase-tools watches only rules files.
 */
export function watchRulesFiles(load: ModuleLoader): void {
  replaceFunction(load('chokidar'), 'watch', () => (file) => new FileWatcher(file));
}
