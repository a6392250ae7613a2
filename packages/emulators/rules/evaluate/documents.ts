import { LimitExceededError } from '../errors.ts';
import type { DocumentLookup } from '../types.ts';
import { NULL, UNKNOWN, bool, error, type RulesValue } from '../values.ts';
import type { AccessBudget } from './accessBudget.ts';

/**
 * Looks up documents for `get()` and similar functions in one request. Each document is fetched
 * once.
 */
export class Documents {
  readonly #lookup: DocumentLookup;
  readonly #limit: number;
  readonly #budget: AccessBudget | undefined;
  readonly #before = new Map<string, RulesValue>();
  readonly #after = new Map<string, RulesValue>();
  /**
   * Paths that count towards the limit. `get` and `getAfter` of the same path count as one lookup.
   */
  readonly #counted = new Set<string>();

  constructor(lookup: DocumentLookup, limit: number, budget: AccessBudget | undefined) {
    this.#lookup = lookup;
    this.#limit = limit;
    this.#budget = budget;
  }

  get accesses(): number {
    return this.#counted.size;
  }

  get(path: RulesValue, after: boolean): RulesValue {
    if (path.type === 'error') return path;
    if (path.type === 'unknown') return UNKNOWN;
    if (path.type !== 'path') return error(`the path of a document is required, not ${path.type}`);
    const [root, , documents, ...rest] = path.segments;
    if (root !== 'databases' || documents !== 'documents' || rest.length % 2 || !rest.length) {
      return error(`/${path.segments.join('/')} is not the path of a document`);
    }
    return this.#fetch(`/${path.segments.join('/')}`, after);
  }

  exists(path: RulesValue, after: boolean): RulesValue {
    const document = this.get(path, after);
    return document.type === 'error' || document.type === 'unknown'
      ? document
      : bool(document.type !== 'null');
  }

  #fetch(path: string, after: boolean): RulesValue {
    const cache = after ? this.#after : this.#before;
    const cached = cache.get(path);
    if (cached) return cached;
    if (!this.#counted.has(path)) {
      if (this.#counted.size >= this.#limit || this.#budget?.spend(path) === false) {
        throw new LimitExceededError(
          `Too many documents are looked up: ${path} is beyond the limit.`,
        );
      }
      this.#counted.add(path);
    }
    const find = after ? this.#lookup.getAfter?.bind(this.#lookup) : undefined;
    const document = (find ? find(path) : this.#lookup.get(path)) ?? NULL;
    cache.set(path, document);
    return document;
  }
}
