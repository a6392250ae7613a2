import type { ChangeRecord, ChangedDocument } from '@/firebase/staff/changes';
import { pickSharedFields } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import type { DescribeDocument } from './describe';

/**
 * Number of nested levels at which a field may be missing in one of the records. Deeper values must
 * be equal.
 */
const PARTIAL_LEVELS = { whole: 0, fields: 1, points: 2 } as const;

/**
 * Compares a record with the previous record of the same document. Returns the values that the
 * previous change left and the earlier values in this record, reduced to the fields in both.
 * Returns null if they agree.
 */
export function findDisagreement(
  document: ChangedDocument,
  earlier: ChangedDocument | undefined,
  describe: DescribeDocument,
): ChangedDocument | null {
  // A first change has no earlier record.
  if (earlier === undefined) return null;
  const levels = PARTIAL_LEVELS[describe(document).recordScope];
  const left = pickSharedFields(earlier.after, document.before, levels);
  const said = pickSharedFields(document.before, earlier.after, levels);
  return isSameData(left, said) ? null : { path: document.path, before: left, after: said };
}

/**
 * Returns the ids of the records that disagree with the previous record of the same document.
 * `changes` is sorted newest first, without gaps.
 */
export function findDisagreeingIds(
  changes: readonly ChangeRecord[],
  describe: DescribeDocument,
): ReadonlySet<string> {
  const last = new Map<string, ChangedDocument>();
  const ids = new Set<string>();
  for (const { id, documents } of changes.toReversed()) {
    for (const document of documents) {
      if (findDisagreement(document, last.get(document.path), describe) !== null) ids.add(id);
      last.set(document.path, document);
    }
  }
  return ids;
}
