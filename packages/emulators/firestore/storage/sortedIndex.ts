import { getField, isNameField, type FieldPath } from '../fieldPaths.ts';
import { compareValues } from '../values/order.ts';
import { compareNames } from '../values/text.ts';
import type { StoredDocument } from './document.ts';

export interface IndexedField {
  readonly path: FieldPath;
  readonly descending: boolean;
}

type DocumentOrder = (a: StoredDocument, b: StoredDocument) => number;

/** Orders documents by the fields, all of which they must have. */
export function orderBy(fields: readonly IndexedField[]): DocumentOrder {
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

/** The documents that have certain fields, sorted by these fields. */
export class SortedIndex {
  readonly #fields: readonly IndexedField[];
  readonly #order: DocumentOrder;
  readonly #entries: StoredDocument[];

  constructor(fields: readonly IndexedField[], documents: Iterable<StoredDocument>) {
    this.#fields = fields;
    this.#order = orderBy(fields);
    this.#entries = [...documents].filter((document) => this.#has(document)).sort(this.#order);
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = before && this.#has(before) ? before : undefined;
    const current = after && this.#has(after) ? after : undefined;
    if (old && current && this.#order(old, current) === 0) {
      this.#entries[this.#place(old)] = current;
      return;
    }
    if (old) this.#entries.splice(this.#place(old), 1);
    if (current) this.#entries.splice(this.#place(current), 0, current);
  }

  /**
   * The documents for which `position` is 0. It must be -1 for those before them, in the order of
   * the index, and 1 for those after.
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

  #place(document: StoredDocument): number {
    return this.#search((other) => this.#order(other, document) >= 0);
  }

  /** The first entry from which on `reached` holds. */
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
