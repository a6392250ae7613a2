import { getLastSegment, getParent } from '../paths.ts';
import type { StoredDocument } from './document.ts';
import { DocumentSet } from './documentSet.ts';

/**
 * A database. Its documents are indexed by collection and, for collection-group queries, by
 * collection id.
 */
export class Database {
  /** Name of the database, for example 'projects/P/databases/D'. */
  readonly name: string;
  readonly #collections = new Map<string, DocumentSet>();
  /**
   * Documents by collection id, for collection-group queries. A group is created when it is first
   * queried, because most collections are never queried as a group.
   */
  readonly #groups = new Map<string, DocumentSet>();

  constructor(name: string) {
    this.name = name;
  }

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(getParent(path))?.get(path);
  }

  put(path: string, document: StoredDocument | undefined): void {
    const collectionPath = getParent(path);
    let collection = this.#collections.get(collectionPath);
    if (!collection) {
      if (!document) return;
      collection = new DocumentSet();
      this.#collections.set(collectionPath, collection);
    }
    collection.put(path, document);
    if (collection.size === 0) this.#collections.delete(collectionPath);
    this.#groups.get(getLastSegment(collectionPath))?.put(path, document);
    this.#groups.get('')?.put(path, document);
  }

  clear(): void {
    this.#collections.clear();
    this.#groups.clear();
  }

  collection(path: string): DocumentSet {
    return this.#collections.get(path) ?? new DocumentSet();
  }

  /**
   * Returns the documents of all collections with this id. The id '' stands for every collection.
   */
  group(collectionId: string): DocumentSet {
    let group = this.#groups.get(collectionId);
    if (!group) {
      group = new DocumentSet();
      for (const [path, collection] of this.#collections) {
        if (collectionId !== '' && getLastSegment(path) !== collectionId) continue;
        for (const document of collection.values()) group.put(document.path, document);
      }
      this.#groups.set(collectionId, group);
    }
    return group;
  }

  *documents(): Generator<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.values();
  }

  /** Returns the ids of the collections below a document. The parent '' stands for the root. */
  collectionIds(parent: string): string[] {
    return [...this.#idsBelow(parent)];
  }

  /**
   * Returns the paths of all documents in a collection, including missing documents that have
   * subcollections.
   */
  pathsWithMissing(collectionPath: string): string[] {
    const missing = [...this.#idsBelow(collectionPath)].map((id) => `${collectionPath}/${id}`);
    const stored = [...this.collection(collectionPath).values()].map(({ path }) => path);
    return [...new Set([...stored, ...missing])];
  }

  /** Returns the segment that follows `parent` in the path of each collection below it. */
  #idsBelow(parent: string): Set<string> {
    const prefix = parent === '' ? '' : `${parent}/`;
    const ids = new Set<string>();
    for (const path of this.#collections.keys()) {
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '');
    }
    return ids;
  }
}
