import {
  closeSync,
  copyFileSync,
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
import { DATA_NOT_KEPT } from '../../shared/unreadableData.ts';
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
  /** The size of the journal at which a failed compaction is retried. */
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

  /**
   * Opens a folder and restores its changes. Of a damaged journal those in front of the damage are, and
   * a copy of all of it stays beside the folder. A folder of which nothing is left is renamed, never
   * deleted.
   */
  static open(
    folder: string,
    restore: (changes: readonly Change[]) => void,
    log: (line: string) => void,
  ): DataFolder {
    mkdirSync(folder, { recursive: true });
    const stamp = new Date().toISOString().replaceAll(':', '-');
    try {
      const snapshot = readSnapshot(path.join(folder, SNAPSHOT));
      const journal = readJournal(path.join(folder, JOURNAL), log, (damage, sound) => {
        if (sound + snapshot.changes.length === 0) throw new CorruptData(damage);
        const copy = `${folder}.damaged-${stamp}.ndjson`;
        copyFileSync(path.join(folder, JOURNAL), copy);
        log(`${damage} What stands before that is used; the whole journal was copied to ${copy}.`);
      });
      restore([...snapshot.changes, ...journal.changes]);
      return new DataFolder(folder, journal.bytes, snapshot.bytes, log);
    } catch (thrown) {
      if (!(thrown instanceof CorruptData)) throw thrown;
      const aside = `${folder}.corrupt-${stamp}`;
      renameSync(folder, aside);
      log(`${thrown.message} The data was moved to ${aside}; starting empty.`);
      mkdirSync(folder, { recursive: true });
      return new DataFolder(folder, 0, 0, log);
    }
  }

  /** Returns when the change is written; where it cannot be, the process ends. */
  append(change: Change): void {
    try {
      this.#journalBytes += writeFully(this.#journal, encodeLine(change));
    } catch (thrown) {
      // Removes a partial line (a full disk): the next start finds whole ones.
      ftruncateSync(this.#journal, this.#journalBytes);
      this.#log(`${DATA_NOT_KEPT}: ${String(thrown)}`);
      // Once this request is answered the process ends: what it cannot keep it must not go on serving.
      setImmediate(() => {
        throw thrown;
      });
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

/**
 * The changes in front of the first line that cannot be read; the file ends there afterwards.
 * @param keep called before something is cut off that a crash does not explain
 */
function readJournal(
  file: string,
  log: (line: string) => void,
  keep: (damage: string, sound: number) => void,
): { changes: Change[]; bytes: number } {
  if (!existsSync(file)) return { changes: [], bytes: 0 };
  const content = readFileSync(file);
  const changes: Change[] = [];
  let bytes = 0;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, bytes)) {
    const change = parseChange(decodeLine(content.toString('utf8', bytes, end)));
    if (!change) break;
    changes.push(change);
    bytes = end + 1;
  }
  if (bytes === content.length) return { changes, bytes };
  if (content.indexOf(10, bytes) < 0 && isPartialLine(content.toString('utf8', bytes))) {
    log(`${file}: dropped a partial last line, which a crash left; it was never acknowledged.`);
  } else {
    keep(`${file}, line ${changes.length + 1}, is damaged.`, changes.length);
  }
  const handle = openSync(file, 'r+');
  ftruncateSync(handle, bytes);
  closeSync(handle);
  return { changes, bytes };
}

function changeOf(json: unknown, file: string, line: number): Change {
  const change = parseChange(json);
  if (!change) throw new CorruptData(`${file}, line ${line}, is damaged.`);
  return change;
}
