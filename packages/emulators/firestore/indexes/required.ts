import { ApiError } from '../errors.ts';
import { formatFieldPath, isNameField, type FieldPath } from '../fieldPaths.ts';
import { toDisjunctions, type Conjunction } from '../query/disjunctions.ts';
import type { Query } from '../query/types.ts';
import {
  IndexFile,
  type CompositeIndex,
  type ConfiguredField,
  type IndexConfig,
  type FieldMode,
  type QueryScope,
} from './config.ts';

/**
 * The index that one conjunction of a query needs. The fields of the index are in this order:
 * `fixed`, `ordered`, `aggregated`.
 */
interface NeededIndex {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  /** Fields with an `==` or `array-contains` filter. */
  readonly fixed: readonly ConfiguredField[];
  /**
   * Fields that the query sorts by, without a trailing `__name__`, because every index ends with
   * it.
   */
  readonly ordered: readonly ConfiguredField[];
  /** Summed or averaged fields, in any order. Firestore computes sums from the index alone. */
  readonly aggregated: readonly ConfiguredField[];
}

/** Rejects queries that would fail in production because an index is missing. */
export class RequiredIndexes {
  readonly #file: IndexFile | undefined;

  constructor(file: string | undefined, log: (line: string) => void) {
    this.#file = file === undefined ? undefined : new IndexFile(file, log);
    if (file === undefined) log('There is no firestore.indexes.json: no index is required.');
  }

  /**
   * Throws if the query needs an index that is not configured.
   * @param aggregated fields that the query sums or averages
   */
  check(query: Query, aggregated: readonly FieldPath[] = []): void {
    const config = this.#file?.getConfig();
    if (!config) return;
    for (const conjunction of toDisjunctions(query.filter) ?? []) {
      const needs = getNeededIndex(query, conjunction, aggregated);
      if (!hasNeededIndex(needs, config)) throw createMissingIndexError(needs);
    }
  }
}

function getNeededIndex(
  query: Query,
  conjunction: Conjunction,
  aggregated: readonly FieldPath[],
): NeededIndex {
  const fixed = new Map<string, ConfiguredField>();
  for (const { op, path } of conjunction) {
    const fieldPath = formatFieldPath(path);
    if (isNameField(path)) continue;
    if (op === '==' && !fixed.has(fieldPath))
      fixed.set(fieldPath, { fieldPath, mode: 'ASCENDING' });
    if (op === 'array-contains') fixed.set(fieldPath, { fieldPath, mode: 'CONTAINS' });
  }
  const ordered = query.orders
    .map(({ path, descending }) => ({
      fieldPath: formatFieldPath(path),
      mode: descending ? ('DESCENDING' as const) : ('ASCENDING' as const),
    }))
    .filter(({ fieldPath }) => fixed.get(fieldPath)?.mode !== 'ASCENDING');
  const usedFields = new Set([...fixed.keys(), ...ordered.map(({ fieldPath }) => fieldPath)]);
  return {
    collectionGroup: query.collectionId,
    scope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fixed: [...fixed.values()],
    ordered: withoutTrailingName(ordered),
    aggregated: [...new Set(aggregated.map(formatFieldPath))]
      .filter((fieldPath) => !usedFields.has(fieldPath))
      .map((fieldPath) => ({ fieldPath, mode: 'ASCENDING' as const })),
  };
}

/**
 * Removes a trailing `__name__` that sorts in the same direction as the field before it. Every
 * index already ends with this field.
 */
function withoutTrailingName(ordered: readonly ConfiguredField[]): readonly ConfiguredField[] {
  const name = ordered.at(-1);
  const before = ordered.at(-2);
  if (name?.fieldPath !== '__name__') return ordered;
  return before === undefined || before.mode === name.mode ? ordered.slice(0, -1) : ordered;
}

function hasNeededIndex(needs: NeededIndex, config: IndexConfig): boolean {
  const { fixed, ordered, aggregated } = needs;
  const usable = [
    ...config.composites.filter(
      ({ collectionGroup, scope }) =>
        collectionGroup === needs.collectionGroup && scope === needs.scope,
    ),
    ...listFieldIndexes(needs, config),
  ];
  if (fixed.length + ordered.length + aggregated.length === 0) return true;
  // Firestore can merge indexes that end with the same fields. Together, the merged indexes must
  // cover all fixed fields.
  const covered = new Set<string>();
  let hasIndex = false;
  for (const index of usable) {
    const prefix = findPrefix(index, needs);
    if (!prefix?.every((field) => fixed.some((need) => canServe(field, need)))) continue;
    hasIndex = true;
    for (const { fieldPath } of prefix) covered.add(fieldPath);
  }
  return hasIndex && fixed.every(({ fieldPath }) => covered.has(fieldPath));
}

/**
 * Returns whether an index field can serve an `==` or `array-contains` filter. The field's
 * direction does not matter.
 */
const canServe = (field: ConfiguredField, need: ConfiguredField): boolean =>
  field.fieldPath === need.fieldPath && (field.mode === 'CONTAINS') === (need.mode === 'CONTAINS');

/**
 * Returns the fields of an index that come before its ordered and aggregated fields. Returns
 * undefined if the index does not end with the ordered and aggregated fields of the query. The
 * fields may have the opposite directions, because Firestore can scan an index in reverse.
 */
function findPrefix(
  index: CompositeIndex,
  { ordered, aggregated }: NeededIndex,
): readonly ConfiguredField[] | undefined {
  const fields = index.fields.filter(
    ({ fieldPath, mode }, at) =>
      fieldPath !== '__name__' ||
      at < index.fields.length - 1 ||
      mode !== index.fields[at - 1]?.mode,
  );
  const split = fields.length - ordered.length - aggregated.length;
  if (split < 0) return undefined;
  const end = fields.slice(split, split + ordered.length);
  const last = fields.slice(split + ordered.length);
  if (!last.every((field) => aggregated.some((need) => canServe(field, need)))) return undefined;
  const isInOrder = (flip: boolean): boolean =>
    end.every(({ fieldPath, mode }, at) => {
      const want = ordered[at];
      return want?.fieldPath === fieldPath && mode === (flip ? reverseMode(want.mode) : want.mode);
    });
  return isInOrder(false) || isInOrder(true) ? fields.slice(0, split) : undefined;
}

const reverseMode = (mode: FieldMode): FieldMode =>
  mode === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING';

const AUTOMATIC_INDEXES: readonly { scope: QueryScope; mode: FieldMode }[] = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

/**
 * Returns the indexes on a single field: the configured override, otherwise the automatic indexes.
 */
function listFieldIndexes(
  { collectionGroup, scope, fixed, ordered, aggregated }: NeededIndex,
  config: IndexConfig,
): CompositeIndex[] {
  const names = new Set([...fixed, ...ordered, ...aggregated].map(({ fieldPath }) => fieldPath));
  return [...names].flatMap((fieldPath) => {
    const override = ['*', fieldPath]
      .map((name) =>
        config.overrides.find(
          (each) => each.collectionGroup === collectionGroup && each.fieldPath === name,
        ),
      )
      .findLast((each) => each !== undefined);
    return (override?.indexes ?? AUTOMATIC_INDEXES)
      .filter((index) => index.scope === scope)
      .map(({ mode }) => ({ collectionGroup, scope, fields: [{ fieldPath, mode }] }));
  });
}

function createMissingIndexError({
  collectionGroup,
  scope,
  fixed,
  ordered,
  aggregated,
}: NeededIndex): ApiError {
  const fields = [...fixed, ...ordered, ...aggregated].map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  );
  const [only, ...others] = fields;
  if (only && others.length === 0) {
    const { fieldPath, ...kind } = only;
    const override = { collectionGroup, fieldPath, indexes: [{ ...kind, queryScope: scope }] };
    return createIndexError('fieldOverrides', override);
  }
  return createIndexError('indexes', { collectionGroup, queryScope: scope, fields });
}

const createIndexError = (list: string, entry: object): ApiError =>
  new ApiError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add this to "${list}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
