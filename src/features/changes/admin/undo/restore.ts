import type { DocumentData } from 'firebase/firestore/lite';
import { recentPath } from '@/figures/recent';
import { type Change, type ChangedDocument, isOrder } from '@/firebase/staff/changes';
import type { StoredData } from '@/firebase/staff/checkedSave';
import type { DescribedChange } from '@/lib/difference';
import { sameData } from '@/lib/sameData';
import { fieldsOf } from '@/lib/stored';
import type { Describe } from '../describe';

/** One document of a change, and how it is restored. */
export interface Restore {
  document: ChangedDocument;
  recordScope: DescribedChange['recordScope'];
}

/**
 * Returns the documents to restore. Leaves out unchanged documents and `history/recent`, which is
 * computed from the documents of the years.
 */
export function restoresOf({ documents }: Change, describe: Describe): Restore[] {
  const changed = documents.filter(
    ({ path, before, after }) => path !== recentPath && !sameData(before, after),
  );
  return changed.map((document) => ({ document, recordScope: describe(document).recordScope }));
}

/** Fields of an item that an undo of its content keeps: its times and its position. */
const UNRELATED_FIELDS = ['createdAt', 'updatedAt', 'displayOrder'];

/** Returns the fields of a list's item that a change modified. */
function changedFields(document: ChangedDocument): string[] {
  const [before, after] = [document.before ?? {}, document.after ?? {}];
  const ignored = isOrder(document) ? ['updatedAt'] : UNRELATED_FIELDS;
  return Object.keys({ ...before, ...after }).filter(
    (name) => !ignored.includes(name) && !sameData(before[name], after[name]),
  );
}

const pointsIn = (data: DocumentData | null | undefined) => fieldsOf(data?.['points']) ?? {};

/**
 * Returns the figure of a stored point without the times of its saves. Null if there is no point.
 */
function figureIn(point: unknown) {
  const fields = fieldsOf(point);
  if (fields === null) return null;
  const { savedAt: _, first: __, ...figure } = fields;
  return figure;
}

const holdsPoints = (stored: StoredData, recorded: DocumentData | null) =>
  Object.entries(pointsIn(recorded)).every(([key, point]) =>
    sameData(figureIn(pointsIn(stored)[key]), figureIn(point)),
  );

function holdsFields(
  stored: StoredData,
  document: ChangedDocument,
  side: 'before' | 'after',
): boolean {
  const recorded = document[side];
  if (recorded === null || stored === undefined) return recorded === null && stored === undefined;
  return changedFields(document).every((name) => sameData(stored[name], recorded[name]));
}

/**
 * Returns whether the stored document matches the record: the values after the change, or those
 * before it.
 */
export function isAsRecorded(
  { document, recordScope }: Restore,
  stored: StoredData,
  side: 'before' | 'after',
): boolean {
  if (recordScope === 'points') return holdsPoints(stored, document[side]);
  if (recordScope === 'fields') return holdsFields(stored, document, side);
  return sameData(stored ?? null, document[side]);
}

function withFields(stored: DocumentData, document: ChangedDocument, now: string): DocumentData {
  const changed = changedFields(document);
  const others = Object.entries(stored).filter(([name]) => !changed.includes(name));
  const before = Object.entries(document.before ?? {}).filter(([name]) => changed.includes(name));
  return {
    ...Object.fromEntries([...others, ...before]),
    ...('updatedAt' in stored && { updatedAt: now }),
  };
}

/** The fields with the time of a save. */
const TIMES = ['lastUpdated', 'createdAt', 'updatedAt'];

/**
 * Replaces times that firestore.rules would reject, in the future or malformed, with the time of
 * this save.
 */
function withTimes(document: DocumentData, now: Date): DocumentData {
  const time = now.toISOString();
  const isPast = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) && Date.parse(value) <= +now;
  const invalid = TIMES.filter((name) => name in document && !isPast(document[name]));
  return { ...document, ...Object.fromEntries(invalid.map((name) => [name, time])) };
}

/** Returns the document as it was before the change. Null if it has changed since. */
export function restored(restore: Restore, stored: StoredData, now: Date): DocumentData | null {
  const { document, recordScope } = restore;
  if (!isAsRecorded(restore, stored, 'after')) return null;
  if (recordScope === 'fields' && stored !== undefined)
    return withFields(stored, document, now.toISOString());
  return document.before && withTimes(document.before, now);
}

/**
 * Returns a document's part in the record of the undo. If the order was restored, that is only the
 * position.
 */
export function recordOfUndo({ document }: Restore, stored: StoredData, next: DocumentData) {
  const position = (data: DocumentData) => ({ displayOrder: data['displayOrder'] as unknown });
  return isOrder(document) && stored !== undefined
    ? { before: position(stored), after: position(next) }
    : { before: stored ?? null, after: next };
}
