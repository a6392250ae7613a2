import {
  AccessBudget,
  NULL,
  documentResource,
  fromFirestoreFields,
  fromJson,
  map,
  parseTimestamp,
  toPathValue,
  string,
  timestamp,
  type DocumentLookup,
  type MapValue,
  type RulesMethod,
  type RulesRequest,
  type RulesValue,
} from '../../rules/index.ts';
import { ApiError } from '../errors.ts';
import type { Query } from '../query/types.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import { mustNotExist } from '../write/apply.ts';
import type { CommitPlan } from '../write/commit.ts';
import type { Write } from '../write/types.ts';
import type { Principal } from './principal.ts';
import { toQueryForRules } from './queryRules.ts';
import type { ActiveRules } from './rulesets.ts';

/**
 * Checks the operations of one request against the rules. Each method throws if the rules deny the
 * operation.
 */
export class Access {
  readonly #rules: ActiveRules;
  readonly #principal: Principal;
  readonly #database: Database;
  /** Path prefix of all documents, for example '/databases/(default)/documents'. */
  readonly #root: string;
  readonly #time: RulesValue;
  readonly #log: (line: string) => void;

  constructor(
    rules: ActiveRules,
    principal: Principal,
    database: Database,
    time: string,
    log: (line: string) => void,
  ) {
    this.#rules = rules;
    this.#principal = principal;
    this.#database = database;
    this.#root = `/${database.name.split('/').slice(2).join('/')}/documents`;
    this.#time = timestamp(parseTimestamp(time) ?? 0n);
    this.#log = log;
  }

  get isOwner(): boolean {
    return this.#principal.kind === 'owner';
  }

  get(paths: readonly string[]): void {
    const budget = new AccessBudget();
    for (const path of paths) {
      this.#check('get', path, { resource: this.#stored(path), budget });
    }
  }

  /** Throws unless the rules allow every document that the query could return. */
  list(query: Query): void {
    if (query.collectionId === '') {
      this.requireOwner('A query over all collections');
      return;
    }
    const { collection, request, constraints, orderedBy } = toQueryForRules(query, this.#root);
    this.#check('list', collection, {
      resource: null,
      queryConstraints: constraints,
      queryOrderedBy: orderedBy,
      ...(query.allDescendants ? { collectionGroup: query.collectionId } : {}),
      extra: { query: request },
    });
  }

  commit(plan: CommitPlan): void {
    const budget = new AccessBudget();
    const readAfter: DocumentLookup['getAfter'] = (path) => {
      const key = this.#keyOf(path);
      if (key === undefined || !plan.final.has(key)) return this.#lookup(path);
      return this.#resource(plan.final.get(key));
    };
    for (const { write, before, after: next } of plan.writes) {
      const method = toRulesMethod(write, before);
      const { path } = write.name;
      const incoming = method === 'delete' ? NULL : this.#resource(next);
      this.#check(method, path, {
        resource: method === 'create' ? null : this.#resource(before),
        budget,
        getAfter: readAfter,
        ...(method === 'get' ? {} : { extra: { resource: incoming ?? NULL } }),
      });
    }
  }

  /** Throws unless the client is the owner, because no rule can allow this operation. */
  requireOwner(operation: string): void {
    if (!this.isOwner && this.#rules.kind !== 'none') {
      throw new ApiError('PERMISSION_DENIED', `${operation} is for administrators only.`);
    }
  }

  #check(
    method: RulesMethod,
    path: string,
    given: Pick<RulesRequest, 'resource'> &
      Partial<RulesRequest> &
      Pick<DocumentLookup, 'getAfter'> & { extra?: Readonly<Record<string, RulesValue>> },
  ): void {
    if (this.isOwner || this.#rules.kind === 'none') return;
    const full = this.#fullPath(path);
    if (this.#rules.kind === 'invalid') {
      this.#deny(method, full, describeIssues(this.#rules.issues));
    } else {
      const { getAfter, extra, ...rest } = given;
      const decision = this.#rules.ruleset.evaluate(
        {
          service: 'cloud.firestore',
          path: full,
          method,
          request: this.#request(method, full, extra ?? {}),
          ...rest,
        },
        { get: (target) => this.#lookup(target), ...(getAfter ? { getAfter } : {}) },
      );
      if (!decision.allowed) this.#deny(method, full, decision.explanation);
    }
  }

  #deny(method: RulesMethod, path: string, explanation: string): never {
    const who = this.#principal.kind === 'user' ? `user ${this.#principal.uid}` : 'no user';
    const message = `Permission denied by the security rules: ${method} of ${path} (${who}). ${explanation}`;
    this.#log(message);
    throw new ApiError('PERMISSION_DENIED', message);
  }

  #request(
    method: RulesMethod,
    path: string,
    extra: Readonly<Record<string, RulesValue>>,
  ): MapValue {
    const { uid, token } =
      this.#principal.kind === 'user' ? this.#principal : { uid: undefined, token: undefined };
    return map({
      auth: uid === undefined ? NULL : map({ uid: string(uid), token: fromJson(token) }),
      time: this.#time,
      method: string(method),
      path: toPathValue(path),
      ...extra,
    });
  }

  #stored(path: string): MapValue | null {
    return this.#resource(this.#database.get(path));
  }

  #lookup(path: string): MapValue | null {
    const key = this.#keyOf(path);
    return key === undefined ? null : this.#stored(key);
  }

  #resource(document: StoredDocument | undefined): MapValue | null {
    if (!document) return null;
    return documentResource(this.#fullPath(document.path), fromFirestoreFields(document.fields));
  }

  #fullPath(path: string): string {
    return path === '' ? this.#root : `${this.#root}/${path}`;
  }

  /**
   * Removes the database from a path: '/databases/(default)/documents/a/b' becomes 'a/b'. Returns
   * undefined if the path belongs to another database.
   */
  #keyOf(path: string): string | undefined {
    const prefix = `${this.#root}/`;
    return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
  }
}

function toRulesMethod(
  { kind, precondition }: Write,
  before: StoredDocument | undefined,
): RulesMethod {
  if (kind === 'delete') return 'delete';
  // A transaction verifies the documents that it has read. Verifying a document requires permission
  // to read it.
  if (kind === 'verify') return 'get';
  // A write with the precondition `exists: false` counts as a create, even if the document exists.
  // If the rules allow the create, the write then fails with status 409.
  return before && !mustNotExist(precondition) ? 'update' : 'create';
}

function describeIssues(
  issues: readonly { line: number; column: number; message: string; severity: string }[],
): string {
  const [first] = issues.filter(({ severity }) => severity === 'error');
  const where = first ? ` Line ${first.line}, column ${first.column}: ${first.message}` : '';
  return `The rules have an error, so every request is rejected.${where}`;
}
