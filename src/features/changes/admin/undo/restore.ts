import type { DocumentData } from 'firebase/firestore/lite';
import type { Change, ChangedDocument } from '@/firebase/staff/changes';
import { withRevision } from '@/firebase/staff/historyTargets';
import type { Stored } from '@/firebase/staff/checkedSave';
import type { Why } from '@/figures/revisions';
import type { DescribeChange, DescribedChange } from '@/lib/difference';
import { sameData } from '@/lib/sameData';
import { fieldsOf, textIn } from '@/lib/stored';
import { described, isOrder } from '../describe';

/** One document of a change, and how it is restored. */
export interface Restore {
  document: ChangedDocument;
  kept: DescribedChange['kept'];
  needs: string | undefined;
  /** Where figures are restored with their points: when the change was made, an ISO time. */
  madeAt?: string;
}

/** Returns how the documents that a change made others are restored; those that it saved again stay out. */
export function restoresOf({ documents, at }: Change, describe: DescribeChange): Restore[] {
  const changed = documents.filter(({ before, after }) => !sameData(before, after));
  const all = changed.map((document): Restore => {
    if (isOrder(document)) return { document, kept: 'fields', needs: undefined };
    const { kept, needs } = described(document, describe);
    return { document, kept, needs };
  });
  const isShown = all.some(({ kept }) => kept === 'whole');
  return isShown ? all.map((each) => ({ ...each, madeAt: at.toISOString() })) : all;
}

export const FIRST_OF_ITS_KIND = 'There was nothing before.';

/** Returns why a change cannot be undone, and whether that is because of a file; null where it can. */
export function hindranceOf(
  { documents }: Change,
  describe: DescribeChange,
): { reason: string; ofFile: boolean } | null {
  if (documents.every(isOrder)) return null;
  const all = documents.map((document) => ({ document, ...described(document, describe) }));
  const names = new Set(all.flatMap(({ name, kept }) => (kept === 'points' ? [] : [name])));
  for (const { document, name, kept, isFile = false, notUndone } of all) {
    const isFirst = kept === 'whole' && document.before === null;
    const reason = notUndone ?? (isFirst ? FIRST_OF_ITS_KIND : null);
    if (reason === null) continue;
    return { reason: names.size > 1 ? `${name}: ${reason}` : reason, ofFile: isFile };
  }
  return null;
}

/** Fields that are no part of what was saved: its time, and its place in the list. */
const OWN_MATTERS = ['updatedAt', 'displayOrder'];

/** Returns the fields that a change of a list's item made another. */
function changedFields(document: ChangedDocument): string[] {
  const [before, after] = [document.before ?? {}, document.after ?? {}];
  const left = isOrder(document) ? ['updatedAt'] : OWN_MATTERS;
  return Object.keys({ ...before, ...after }).filter(
    (name) => !left.includes(name) && !sameData(before[name], after[name]),
  );
}

/** Returns the points of a record by the map they are in; null for one that was not there. */
const pointsIn = (recorded: DocumentData | null) =>
  Object.entries(recorded ?? {}).flatMap(([map, points]) =>
    Object.entries(fieldsOf(points) ?? {}).map(([key, point]) => [map, key, point] as const),
  );

const holdsPoints = (stored: Stored, recorded: DocumentData | null) =>
  pointsIn(recorded).every(([map, key, point]) =>
    sameData(fieldsOf(stored?.[map])?.[key] ?? null, point ?? null),
  );

/** Returns whether the newest point that an undo leaves is of a later save: Home would show another. */
function isOutdated(stored: Stored, { document, madeAt = '' }: Restore): boolean {
  const left = fieldsOf(withPoints(stored ?? {}, document.before)['points']) ?? {};
  const newest = left[Object.keys(left).toSorted().at(-1) ?? ''];
  return madeAt !== '' && (textIn(fieldsOf(newest) ?? {}, 'savedAt') ?? '') > madeAt;
}

function holdsFields(stored: Stored, document: ChangedDocument, side: 'before' | 'after'): boolean {
  const recorded = document[side];
  if (recorded === null || stored === undefined) return recorded === null && stored === undefined;
  return changedFields(document).every((name) => sameData(stored[name], recorded[name]));
}

/** Returns whether what is stored is what the change made of it ('after'), or what it was ('before'). */
export function isAsRecorded(restore: Restore, stored: Stored, side: 'before' | 'after'): boolean {
  const { document, kept } = restore;
  if (side === 'after' && kept === 'points' && isOutdated(stored, restore)) return false;
  if (kept === 'points') return holdsPoints(stored, document[side]);
  if (kept === 'fields') return holdsFields(stored, document, side);
  return sameData(stored ?? null, document[side]);
}

function withPoints(stored: DocumentData, recorded: DocumentData | null): DocumentData {
  const next: DocumentData = { ...stored };
  for (const [map, key, point] of pointsIn(recorded)) {
    const others = Object.entries(fieldsOf(next[map]) ?? {}).filter(([name]) => name !== key);
    next[map] = Object.fromEntries(point === null ? others : [...others, [key, point]]);
  }
  return next;
}

function withFields(stored: DocumentData, document: ChangedDocument, now: string): DocumentData {
  const changed = changedFields(document);
  const kept = Object.entries(stored).filter(([name]) => !changed.includes(name));
  const before = Object.entries(document.before ?? {}).filter(([name]) => changed.includes(name));
  return {
    ...Object.fromEntries([...kept, ...before]),
    ...('updatedAt' in stored && { updatedAt: now }),
  };
}

/** A published figure that is put back was wrong in between. */
const UNDONE: Why = { reason: 'correction', note: 'An earlier change was undone.' };

/** Returns the whole document as it was before the change; null where it was changed since. */
export function restored(restore: Restore, stored: Stored, now: Date): DocumentData | null {
  const { document, kept } = restore;
  if (!isAsRecorded(restore, stored, 'after')) return null;
  if (kept === 'points')
    return withRevision(stored, withPoints(stored ?? {}, document.before), UNDONE, now);
  if (kept === 'fields' && stored !== undefined)
    return withFields(stored, document, now.toISOString());
  return document.before;
}

/** Returns a document's part in the record of the undo: as much as the record of the change has. */
export function recordOfUndo({ document, kept }: Restore, stored: Stored, next: DocumentData) {
  if (kept === 'points') return { before: document.after, after: document.before };
  const only = (data: DocumentData) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => name in (document.before ?? {})));
  return isOrder(document) && stored !== undefined
    ? { before: only(stored), after: only(next) }
    : { before: stored ?? null, after: next };
}
