import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileMetadata, StorageEmulator } from './firebaseTools.ts';
import { TextFolder, replaceFile } from './textFolder.ts';

const METADATA = 'metadata';
const BUCKETS = 'buckets.json';

/**
 * Stored files on disk, in the format of a firebase-tools export. For each file, first the content
 * is written to `blobs/X`, then the metadata to `metadata/X.json`. If the process crashes while it
 * overwrites a file, two versions of the file with the same name remain.
 */
export class PersistedFiles {
  readonly #folder: TextFolder;
  readonly #blobs: string;
  readonly #toJson: (file: FileMetadata) => string;
  /** The last saved metadata of each blob, and the version of this metadata. */
  readonly #saved = new Map<string, { metadata: FileMetadata; version: number }>();

  constructor(folder: string, toJson: (file: FileMetadata) => string) {
    this.#folder = new TextFolder(folder);
    this.#toJson = toJson;
    this.#blobs = join(folder, 'blobs');
    mkdirSync(this.#blobs, { recursive: true });
    mkdirSync(join(folder, METADATA), { recursive: true });
    // firebase-tools can import the folder only if this file exists.
    if (this.#folder.read(BUCKETS) === undefined) this.#folder.put(BUCKETS, '{"buckets":[]}');
  }

  owns(file: string): boolean {
    return file.startsWith(join(this.#blobs, '/'));
  }

  /**
   * If two stored files have the same name, removes the older one, so that only the newer one is
   * loaded.
   */
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

  /** Writes everything that has changed since the last save: first new files, then deletions. */
  save({ _files, _buckets, _persistence }: StorageEmulator): void {
    const buckets = [..._buckets.keys()].map((id) => ({ id }));
    this.#folder.put(BUCKETS, JSON.stringify({ buckets }));
    const present = new Set<string>();
    for (const [path, { metadata }] of _files) {
      const blob = _persistence.getDiskFileName(path);
      if (blob === undefined) continue;
      present.add(blob);
      const saved = this.#saved.get(blob);
      if (saved?.metadata === metadata && saved.version === metadata.metageneration) continue;
      try {
        this.#saveBlob(blob, _persistence.getDiskPath(path));
        this.#folder.put(metadataFile(blob), this.#toJson(metadata));
      } catch (problem) {
        // Removes the new file from memory because it could not be saved. Otherwise, every later
        // save would fail too.
        if (!saved) _files.delete(path);
        throw problem;
      }
      this.#saved.set(blob, { metadata, version: metadata.metageneration });
    }
    for (const blob of [...this.#saved.keys()].filter((blob) => !present.has(blob))) {
      this.#folder.remove(metadataFile(blob));
      this.#saved.delete(blob);
      rmSync(join(this.#blobs, blob), { force: true });
    }
  }

  /** Removes content without metadata and metadata without content. A crash may leave either. */
  removeOrphans(): void {
    const metadata = new Set([...this.#saved.keys()].map(metadataFile));
    for (const file of this.#metadataFiles()) if (!metadata.has(file)) this.#folder.remove(file);
    for (const blob of readdirSync(this.#blobs)) {
      if (!this.#saved.has(blob)) rmSync(join(this.#blobs, blob), { force: true });
    }
  }

  #saveBlob(blob: string, source: string): void {
    const target = join(this.#blobs, blob);
    // The content under a blob name never changes, because new content gets a new name.
    if (!existsSync(target)) replaceFile(target, (fresh) => copyFileSync(source, fresh));
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
