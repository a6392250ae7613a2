import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileMetadata, StorageEmulator } from './firebaseTools.ts';
import { KeptFolder, writeWhole } from './textFolder.ts';

const METADATA = 'metadata';
const BUCKETS = 'buckets.json';

/**
 * Stored files, kept as firebase-tools exports them: `blobs/X` and, which makes it count,
 * `metadata/X.json`. Two with the same name are what a crash in the middle of an overwrite leaves.
 */
export class KeptFiles {
  readonly #folder: KeptFolder;
  readonly #blobs: string;
  readonly #toJson: (file: FileMetadata) => string;
  /** What is kept of each blob: its metadata, and which version of that. */
  readonly #kept = new Map<string, { metadata: FileMetadata; version: number }>();

  constructor(folder: string, toJson: (file: FileMetadata) => string) {
    this.#folder = new KeptFolder(folder);
    this.#toJson = toJson;
    this.#blobs = join(folder, 'blobs');
    mkdirSync(this.#blobs, { recursive: true });
    mkdirSync(join(folder, METADATA), { recursive: true });
    // An export without any cannot be loaded.
    if (this.#folder.read(BUCKETS) === undefined) this.#folder.put(BUCKETS, '{"buckets":[]}');
  }

  /** Whether the file is one of the kept blobs. */
  owns(file: string): boolean {
    return file.startsWith(join(this.#blobs, '/'));
  }

  /** Removes the older of two files with the same name, so that one of them is loaded for sure. */
  dropSuperseded(): void {
    const newest = new Map<string, { file: string; generation: number }>();
    for (const file of this.#metadataFiles()) {
      const { bucket, name, generation } = parse(this.#folder.read(file));
      const key = JSON.stringify([bucket, name]);
      const other = newest.get(key);
      const older = other && other.generation < generation ? other.file : file;
      if (other) this.#folder.remove(older);
      if (older !== file || !other) newest.set(key, { file, generation });
    }
  }

  /** Writes what has changed since the last time: new files first, then what is gone. */
  keep({ _files, _buckets, _persistence }: StorageEmulator): void {
    const buckets = [..._buckets.keys()].map((id) => ({ id }));
    this.#folder.put(BUCKETS, JSON.stringify({ buckets }));
    const present = new Set<string>();
    for (const [path, { metadata }] of _files) {
      const blob = _persistence.getDiskFileName(path);
      if (blob === undefined) continue;
      present.add(blob);
      const kept = this.#kept.get(blob);
      if (kept?.metadata === metadata && kept.version === metadata.metageneration) continue;
      try {
        this.#keepBlob(blob, _persistence.getDiskPath(path));
        this.#folder.put(metadataFile(blob), this.#toJson(metadata));
      } catch (problem) {
        // A new file that could not be kept is not there: or every later request would fail too.
        if (!kept) _files.delete(path);
        throw problem;
      }
      this.#kept.set(blob, { metadata, version: metadata.metageneration });
    }
    for (const blob of [...this.#kept.keys()].filter((blob) => !present.has(blob))) {
      this.#folder.remove(metadataFile(blob));
      this.#kept.delete(blob);
      rmSync(join(this.#blobs, blob), { force: true });
    }
  }

  /** Removes what no file that is there needs: the remains of a crash. */
  sweep(): void {
    const metadata = new Set([...this.#kept.keys()].map(metadataFile));
    for (const file of this.#metadataFiles()) if (!metadata.has(file)) this.#folder.remove(file);
    for (const blob of readdirSync(this.#blobs)) {
      if (!this.#kept.has(blob)) rmSync(join(this.#blobs, blob), { force: true });
    }
  }

  #keepBlob(blob: string, source: string): void {
    const place = join(this.#blobs, blob);
    // A blob is never written to again: what changes gets another name.
    if (!existsSync(place)) writeWhole(place, (fresh) => copyFileSync(source, fresh));
  }

  #metadataFiles(): string[] {
    return readdirSync(join(this.#folder.path, METADATA)).map((file) => `${METADATA}/${file}`);
  }
}

const metadataFile = (blob: string) => `${METADATA}/${blob}.json`;

function parse(text = '{}'): { bucket: unknown; name: unknown; generation: number } {
  const json: unknown = JSON.parse(text);
  const { bucket, name, generation }: Record<string, unknown> =
    typeof json === 'object' && json !== null ? { ...json } : {};
  return { bucket, name, generation: Number(generation ?? 0) };
}
