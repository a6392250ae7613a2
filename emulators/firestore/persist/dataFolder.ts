import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { SERVER_LIMITS } from '../limits.ts';
import { parseChange, type Change } from './changes.ts';
import { isPartialLine, decodeLine, encodeLine, writeFully } from './lines.ts';

const SNAPSHOT = 'snapshot.ndjson';
const JOURNAL = 'journal.ndjson';
const HEADER = { format: 'firestore-emulator', version: 1 };

class CorruptData extends Error {}

/**
 * Documents on disk: a snapshot, and a journal (write-ahead log) of every change since. A change is
 * written before it is acknowledged, so a killed process loses nothing. There is no fsync on each
 * write: a power failure can lose the last changes.
 */
export class DataFolder {
  readonly #folder: string;
  #journal: number;
  #journalBytes: number;
  #snapshotBytes: number;
  /** After a failed compaction: the size of the journal at which it is tried again. */
  #retryAt = 0;
  readonly #log: (line: string) => void;

  /** Use `DataFolder.open`. */
  constructor(
    folder: string,
    journalBytes: number,
    snapshotBytes: number,
    log: (line: string) => void,
  ) {
    this.#folder = folder;
    this.#log = log;
    this.#journal = openSync(path.join(folder, JOURNAL), 'a');
    this.#journalBytes = journalBytes;
    this.#snapshotBytes = snapshotBytes;
  }

  /** Opens a folder and restores its changes. A corrupt one is renamed, never deleted. */
  static open(
    folder: string,
    restore: (changes: readonly Change[]) => void,
    log: (line: string) => void,
  ): DataFolder {
    mkdirSync(folder, { recursive: true });
    try {
      const snapshot = readSnapshot(path.join(folder, SNAPSHOT));
      const journal = readJournal(path.join(folder, JOURNAL), log);
      restore([...snapshot.changes, ...journal.changes]);
      return new DataFolder(folder, journal.bytes, snapshot.bytes, log);
    } catch (thrown) {
      if (!(thrown instanceof CorruptData)) throw thrown;
      const aside = `${folder}.corrupt-${new Date().toISOString().replaceAll(':', '-')}`;
      renameSync(folder, aside);
      log(`${thrown.message} The data was moved to ${aside}; starting empty.`);
      mkdirSync(folder, { recursive: true });
      return new DataFolder(folder, 0, 0, log);
    }
  }

  /** Returns when the change is written. */
  append(change: Change): void {
    try {
      this.#journalBytes += writeFully(this.#journal, encodeLine(change));
    } catch (thrown) {
      // Removes a partial line (a full disk) before the next one is written.
      ftruncateSync(this.#journal, this.#journalBytes);
      throw thrown;
    }
  }

  get wantsCompaction(): boolean {
    return (
      this.#journalBytes > Math.max(SERVER_LIMITS.journalBytes, this.#snapshotBytes, this.#retryAt)
    );
  }

  /**
   * Writes everything as a new snapshot and empties the journal. A crash in between is harmless:
   * changes are idempotent, so the old journal on top of the new snapshot gives the same state.
   * If the snapshot cannot be written, the journal keeps growing.
   */
  compact(everything: Iterable<Change>): void {
    const fresh = path.join(this.#folder, `${SNAPSHOT}.new`);
    try {
      this.#snapshotBytes = writeSnapshot(fresh, everything);
      renameSync(fresh, path.join(this.#folder, SNAPSHOT));
    } catch (thrown) {
      this.#retryAt = this.#journalBytes * 2;
      this.#log(`The journal could not be compacted: ${String(thrown)}`);
      return;
    }
    ftruncateSync(this.#journal, 0);
    this.#journalBytes = 0;
  }

  close(): void {
    fsyncSync(this.#journal);
    closeSync(this.#journal);
  }
}

/** Returns the size of the snapshot after an fsync. */
function writeSnapshot(fresh: string, everything: Iterable<Change>): number {
  const file = openSync(fresh, 'w');
  try {
    writeFully(file, encodeLine(HEADER));
    for (const change of everything) writeFully(file, encodeLine(change));
    writeFully(file, encodeLine({ end: true }));
    fsyncSync(file);
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}

function readSnapshot(file: string): { changes: Change[]; bytes: number } {
  if (!existsSync(file)) return { changes: [], bytes: 0 };
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const [header, ...rest] = lines.map((line) => decodeLine(line));
  const end = rest.pop();
  if (JSON.stringify(header) !== JSON.stringify(HEADER) || JSON.stringify(end) !== '{"end":true}') {
    throw new CorruptData(`${file} is not a complete snapshot.`);
  }
  return { changes: rest.map((json, at) => changeOf(json, file, at + 2)), bytes: text.length };
}

function readJournal(
  file: string,
  log: (line: string) => void,
): { changes: Change[]; bytes: number } {
  if (!existsSync(file)) return { changes: [], bytes: 0 };
  const content = readFileSync(file);
  const bytes = content.lastIndexOf(10) + 1;
  if (bytes < content.length) {
    if (!isPartialLine(content.toString('utf8', bytes)))
      throw new CorruptData(`${file} is damaged.`);
    log(`${file}: dropped a partial last line, which a crash left; it was never acknowledged.`);
    const handle = openSync(file, 'r+');
    ftruncateSync(handle, bytes);
    closeSync(handle);
  }
  const lines = content.toString('utf8', 0, bytes).split('\n').slice(0, -1);
  return {
    changes: lines.map((line, at) => changeOf(decodeLine(line), file, at + 1)),
    bytes,
  };
}

function changeOf(json: unknown, file: string, line: number): Change {
  const change = parseChange(json);
  if (!change) throw new CorruptData(`${file}, line ${line}, is damaged.`);
  return change;
}
