import { getField, isNameField, type FieldPath } from '../fieldPaths.ts';
import { compareValues } from '../values/order.ts';
import { compareNames } from '../values/text.ts';
import type { StoredDocument } from './document.ts';

export interface IndexedField {
  readonly path: FieldPath;
  readonly descending: boolean;
}

type DocumentOrder = (a: StoredDocument, b: StoredDocument) => number;

/**
 * Returns a function that compares two documents by these fields. Both documents must have the
 * fields.
 */
export function createDocumentOrder(fields: readonly IndexedField[]): DocumentOrder {
  return (a, b) => {
    for (const { path, descending } of fields) {
      const order = compareField(path, a, b);
      if (order !== 0) return descending ? -order : order;
    }
    return compareNames(a.path, b.path);
  };
}

function compareField(path: FieldPath, a: StoredDocument, b: StoredDocument): number {
  if (isNameField(path)) return compareNames(a.path, b.path);
  const left = getField(a.fields, path);
  const right = getField(b.fields, path);
  return left && right ? compareValues(left, right) : 0;
}

/** All documents that have certain fields, sorted by these fields. */
export class SortedIndex {
  readonly #fields: readonly IndexedField[];
  readonly #order: DocumentOrder;
  readonly #entries: StoredDocument[];

  constructor(fields: readonly IndexedField[], documents: Iterable<StoredDocument>) {
    this.#fields = fields;
    this.#order = createDocumentOrder(fields);
    this.#entries = [...documents].filter((document) => this.#has(document)).sort(this.#order);
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = before && this.#has(before) ? before : undefined;
    const current = after && this.#has(after) ? after : undefined;
    if (old && current && this.#order(old, current) === 0) {
      this.#entries[this.#indexOf(old)] = current;
      return;
    }
    if (old) this.#entries.splice(this.#indexOf(old), 1);
    if (current) this.#entries.splice(this.#indexOf(current), 0, current);
  }

  /**
   * Yields the documents for which `position` returns 0. `position` must return -1 for documents
   * before them in the index, and 1 for documents after them.
   */
  *range(position: (document: StoredDocument) => number): Generator<StoredDocument> {
    for (let at = this.#search((document) => position(document) >= 0); ; at += 1) {
      const document = this.#entries[at];
      if (!document || position(document) > 0) return;
      yield document;
    }
  }

  #has(document: StoredDocument): boolean {
    return this.#fields.every(
      ({ path }) => isNameField(path) || getField(document.fields, path) !== undefined,
    );
  }

  #indexOf(document: StoredDocument): number {
    return this.#search((other) => this.#order(other, document) >= 0);
  }

  /**
   * Returns the index of the first entry for which `reached` is true. `reached` must also be true
   * for all later entries.
   */
  #search(reached: (document: StoredDocument) => boolean): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const document = this.#entries[middle];
      if (document && reached(document)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
