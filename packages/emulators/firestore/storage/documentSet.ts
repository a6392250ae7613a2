import { formatFieldPath } from '../fieldPaths.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { StoredDocument } from './document.ts';
import { SortedIndex, type IndexedField } from './sortedIndex.ts';

/**
 * The documents of a collection or a collection group, with the indexes that queries have created.
 */
export class DocumentSet {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new Map<string, SortedIndex>();

  get size(): number {
    return this.#documents.size;
  }

  get(path: string): StoredDocument | undefined {
    return this.#documents.get(path);
  }

  values(): IterableIterator<StoredDocument> {
    return this.#documents.values();
  }

  put(path: string, after: StoredDocument | undefined): void {
    const before = this.#documents.get(path);
    if (after) this.#documents.set(path, after);
    else this.#documents.delete(path);
    for (const index of this.#indexes.values()) index.replace(before, after);
  }

  /**
   * Returns the index on these fields. The first query creates the index, and later writes update
   * it.
   */
  index(fields: readonly IndexedField[]): SortedIndex {
    const key = fields
      .map(({ path, descending }) => `${descending ? '-' : '+'}${formatFieldPath(path)}`)
      .join(' ');
    const index = this.#indexes.get(key) ?? new SortedIndex(fields, this.#documents.values());
    // A Map keeps the order of insertion, so the first key is the least recently used.
    this.#indexes.delete(key);
    this.#indexes.set(key, index);
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size > SERVER_LIMITS.indexesPerSet && oldest !== undefined)
      this.#indexes.delete(oldest);
    return index;
  }
}
