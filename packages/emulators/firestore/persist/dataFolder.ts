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
import { DATA_NOT_KEPT } from '../../shared/unreadableData.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { parseChange, type Change } from './changes.ts';
import { isPartialLine, decodeLine, encodeLine, writeFully } from './lines.ts';

const SNAPSHOT = 'snapshot.ndjson';
const JOURNAL = 'journal.ndjson';
const UNCHANGED_MESSAGE = 'Nothing was loaded, and no file was changed or deleted.';
const SNAPSHOT_HEADER = { format: 'firestore-emulator', version: 1 };

/**
 * Thrown if stored documents are damaged in a way that a crash cannot explain. In this case, no
 * document is loaded and no file is changed.
 */
export class DamagedDataError extends Error {}

/**
 * Documents on disk: a snapshot, and a journal (write-ahead log) of all changes since. Each change
 * is written before it is acknowledged, so no change is lost if the process is killed. There is no
 * fsync after each write, so a power failure can lose the last changes.
 */
export class DataFolder {
  readonly #folder: string;
  #journal: number;
  #journalBytes: number;
  #snapshotBytes: number;
  /** After a failed compaction, the journal must grow beyond this size before the next attempt. */
  #retryAt = 0;
  readonly #log: (line: string) => void;

  /**
   * Opens only the journal. Use `DataFolder.open` instead, which also restores the stored
   * documents.
   */
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
   * Opens a folder and restores its changes.
   * @throws {DamagedDataError} if any change cannot be read. A partial restore could contradict the
   * stored accounts and files.
   */
  static open(
    folder: string,
    restore: (changes: readonly Change[]) => void,
    log: (line: string) => void,
  ): DataFolder {
    mkdirSync(folder, { recursive: true });
    const snapshot = readSnapshot(path.join(folder, SNAPSHOT));
    const journal = readJournal(path.join(folder, JOURNAL), log);
    restore([...snapshot.changes, ...journal.changes]);
    return new DataFolder(folder, journal.bytes, snapshot.bytes, log);
  }

  /** Writes a change to the journal synchronously. If the write fails, the process ends. */
  append(change: Change): void {
    try {
      this.#journalBytes += writeFully(this.#journal, encodeLine(change));
    } catch (thrown) {
      // Removes a partially written line, which a full disk may cause. The next start then finds
      // only complete lines.
      ftruncateSync(this.#journal, this.#journalBytes);
      this.#log(`${DATA_NOT_KEPT}: ${String(thrown)}`);
      // Lets the server send the error response, and then ends the process. The process must not
      // continue if it cannot store data.
      setImmediate(() => {
        throw thrown;
      });
      throw thrown;
    }
  }

  get needsCompaction(): boolean {
    return (
      this.#journalBytes > Math.max(SERVER_LIMITS.journalBytes, this.#snapshotBytes, this.#retryAt)
    );
  }

  /**
   * Writes all data as a new snapshot and empties the journal. A crash between the two steps is
   * harmless, because a change may be applied twice. If the snapshot cannot be written, the journal
   * continues to grow.
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

/** Writes the snapshot with an fsync. Returns its size in bytes. */
function writeSnapshot(fresh: string, everything: Iterable<Change>): number {
  const file = openSync(fresh, 'w');
  try {
    writeFully(file, encodeLine(SNAPSHOT_HEADER));
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
  if (
    JSON.stringify(header) !== JSON.stringify(SNAPSHOT_HEADER) ||
    JSON.stringify(end) !== '{"end":true}'
  ) {
    throw createSnapshotError(file);
  }
  return { changes: rest.map((json) => toChange(json, file)), bytes: text.length };
}

/**
 * Reads the journal. Ignores an incomplete last line, which a power failure may leave. The server
 * has not confirmed the change in this line to any client.
 * @throws {DamagedDataError} if any other line cannot be read
 */
function readJournal(
  file: string,
  log: (line: string) => void,
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
  const rest = content.toString('utf8', bytes);
  if (rest.includes('\n') || !isPartialLine(rest))
    throw createJournalError(file, changes.length, rest);
  log(
    `${file}: dropped a partial last line, which a crash left. That change was never acknowledged.`,
  );
  const handle = openSync(file, 'r+');
  ftruncateSync(handle, bytes);
  closeSync(handle);
  return { changes, bytes };
}

/**
 * Returns an error with commands that remove the damaged line. The lines after the damaged line
 * remain valid, because each line contains whole documents.
 */
function createJournalError(file: string, before: number, rest: string): DamagedDataError {
  const line = before + 1;
  const lines = before + rest.replace(/\n$/, '').split('\n').length;
  return new DamagedDataError(
    `line ${line} of ${lines} in ${file} is damaged. ${UNCHANGED_MESSAGE} ` +
      `To leave out only that change, run: sed -i.damaged '${line}d' ${quoteForShell(file)}. ` +
      `To leave out the later changes too, run: sed -i.damaged '${line},$d' ${quoteForShell(file)}. ` +
      `Both commands keep a copy of the whole file as ${JOURNAL}.damaged. Then start again.`,
  );
}

function createSnapshotError(file: string): DamagedDataError {
  const folder = path.dirname(file);
  return new DamagedDataError(
    `${file} is damaged. ${UNCHANGED_MESSAGE} Put a copy of the folder ${folder} in its place, if you have one. ` +
      `To start without documents, run: mv ${quoteForShell(folder)} ${quoteForShell(`${folder}.damaged`)}. Then start again.`,
  );
}

const quoteForShell = (name: string): string => `'${name.replaceAll("'", String.raw`'\''`)}'`;

function toChange(json: unknown, file: string): Change {
  const change = parseChange(json);
  if (!change) throw createSnapshotError(file);
  return change;
}
