import type { Change, ChangedDocument } from '@/firebase/staff/changes';
import { pickShared } from '@/lib/difference';
import { sameData } from '@/lib/sameData';
import type { Describe } from './describe';

/** The levels of maps that are compared by what both records hold; below, they must be the same. */
const PARTIAL_LEVELS = { whole: 0, fields: 1, points: 2 } as const;

/**
 * Returns where a record and the one before it of the same document disagree: what the earlier
 * change left, and what was there before by the record, as far as both tell; null where they agree.
 */
export function disagreement(
  document: ChangedDocument,
  earlier: ChangedDocument | undefined,
  describe: Describe,
): ChangedDocument | null {
  // Nothing can be said of a first change.
  if (earlier === undefined) return null;
  const levels = PARTIAL_LEVELS[describe(document).recordScope];
  const left = pickShared(earlier.after, document.before, levels);
  const said = pickShared(document.before, earlier.after, levels);
  return sameData(left, said) ? null : { path: document.path, before: left, after: said };
}

/**
 * Returns the ids of the records that do not agree with the one before of the same document. The
 * records are all of some time, newest first.
 */
export function disagreeing(changes: readonly Change[], describe: Describe): ReadonlySet<string> {
  const last = new Map<string, ChangedDocument>();
  const ids = new Set<string>();
  for (const { id, documents } of changes.toReversed()) {
    for (const document of documents) {
      if (disagreement(document, last.get(document.path), describe) !== null) ids.add(id);
      last.set(document.path, document);
    }
  }
  return ids;
}
