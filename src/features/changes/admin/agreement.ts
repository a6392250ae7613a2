import type { ChangeRecord, ChangedDocument } from '@/firebase/staff/changes';
import { pickSharedFields } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import type { DescribeDocument } from './describe';

/**
 * How many levels deep a field may be missing from one of two compared records. Values at deeper
 * levels must be equal. With 0, the whole documents must be equal.
 */
const PARTIAL_LEVELS = { whole: 0, fields: 1, points: 2 } as const;

/**
 * Compares a change record with the previous record of the same document. Returns null if the
 * values before this change equal the values after the previous change. Otherwise, returns the
 * different values: `before` has the values after the previous change, and `after` has the values
 * before this change. Compares only fields that both records contain.
 */
export function findDisagreement(
  document: ChangedDocument,
  earlier: ChangedDocument | undefined,
  describe: DescribeDocument,
): ChangedDocument | null {
  if (earlier === undefined) return null;
  const levels = PARTIAL_LEVELS[describe(document).recordScope];
  const left = pickSharedFields(earlier.after, document.before, levels);
  const said = pickSharedFields(document.before, earlier.after, levels);
  return isSameData(left, said) ? null : { path: document.path, before: left, after: said };
}

/**
 * Returns the ids of the change records that disagree with the previous record of the same
 * document. `changes` must be sorted from newest to oldest, without gaps.
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
