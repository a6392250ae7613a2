import type { DocumentData } from 'firebase/firestore/lite';
import { parseNotePath } from '@/figures/notes';
import { recentPath } from '@/figures/recent';
import { type ChangeRecord, type ChangedDocument, isReordering } from '@/firebase/staff/changes';
import { DELETE_DOCUMENT, type StoredData } from '@/firebase/staff/checkedSave';
import type { DescribedChange } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import { toFields } from '@/lib/stored';
import type { DescribeDocument } from '../describe';

/**
 * A document of a change. `recordScope` states whether an undo restores the whole document, some
 * fields or some points.
 */
export interface DocumentRestore {
  document: ChangedDocument;
  recordScope: DescribedChange['recordScope'];
}

/**
 * Returns the documents that an undo restores. Leaves out documents that did not change. Leaves out
 * `history/recent` too, because it is computed from the documents of the years.
 */
export function listRestores(
  { documents }: ChangeRecord,
  describe: DescribeDocument,
): DocumentRestore[] {
  const changed = documents.filter(
    ({ path, before, after }) => path !== recentPath && !isSameData(before, after),
  );
  return changed.map((document) => ({ document, recordScope: describe(document).recordScope }));
}

/** The fields of an item that an undo of its content does not change. */
const UNRELATED_FIELDS = ['createdAt', 'updatedAt', 'displayOrder'];

function listChangedFields(document: ChangedDocument): string[] {
  const [before, after] = [document.before ?? {}, document.after ?? {}];
  const ignored = isReordering(document) ? ['updatedAt'] : UNRELATED_FIELDS;
  return Object.keys({ ...before, ...after }).filter(
    (name) => !ignored.includes(name) && !isSameData(before[name], after[name]),
  );
}

const getPoints = (data: DocumentData | null | undefined) => toFields(data?.['points']) ?? {};

/**
 * Returns the figure of a stored point, without the times of its saves. Null if the point does not
 * exist.
 */
function toFigure(point: unknown) {
  const fields = toFields(point);
  if (fields === null) return null;
  const { savedAt: _, first: __, ...figure } = fields;
  return figure;
}

const hasRecordedPoints = (stored: StoredData, recorded: DocumentData | null) =>
  Object.entries(getPoints(recorded)).every(([key, point]) =>
    isSameData(toFigure(getPoints(stored)[key]), toFigure(point)),
  );

function hasRecordedFields(
  stored: StoredData,
  document: ChangedDocument,
  side: 'before' | 'after',
): boolean {
  const recorded = document[side];
  if (recorded === null || stored === undefined) return recorded === null && stored === undefined;
  return listChangedFields(document).every((name) => isSameData(stored[name], recorded[name]));
}

/**
 * Returns whether the stored document still has the values in the change record. `side` selects the
 * values before or after the change.
 */
export function isAsRecorded(
  { document, recordScope }: DocumentRestore,
  stored: StoredData,
  side: 'before' | 'after',
): boolean {
  if (recordScope === 'points') return hasRecordedPoints(stored, document[side]);
  if (recordScope === 'fields') return hasRecordedFields(stored, document, side);
  return isSameData(stored ?? null, document[side]);
}

function restoreFields(stored: DocumentData, document: ChangedDocument, now: string): DocumentData {
  const changed = listChangedFields(document);
  const others = Object.entries(stored).filter(([name]) => !changed.includes(name));
  const before = Object.entries(document.before ?? {}).filter(([name]) => changed.includes(name));
  return {
    ...Object.fromEntries([...others, ...before]),
    ...('updatedAt' in stored && { updatedAt: now }),
  };
}

const TIME_FIELDS = ['lastUpdated', 'createdAt', 'updatedAt'];

/**
 * Replaces invalid and future times with the current time, because firestore.rules would reject the
 * write.
 */
function replaceInvalidTimes(document: DocumentData, now: Date): DocumentData {
  const time = now.toISOString();
  const isPast = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) && Date.parse(value) <= +now;
  const invalid = TIME_FIELDS.filter((name) => name in document && !isPast(document[name]));
  return { ...document, ...Object.fromEntries(invalid.map((name) => [name, time])) };
}

/** Returns whether an undo may delete this document if the change has created it. */
export const canDelete = (path: string) => parseNotePath(path) !== null;

/** Returns the document as it was before the change. Returns null if it has been modified since. */
export function restoreDocument(
  restore: DocumentRestore,
  stored: StoredData,
  now: Date,
): DocumentData | typeof DELETE_DOCUMENT | null {
  const { document, recordScope } = restore;
  if (!isAsRecorded(restore, stored, 'after')) return null;
  if (document.before === null && canDelete(document.path)) return DELETE_DOCUMENT;
  if (recordScope === 'fields' && stored !== undefined)
    return restoreFields(stored, document, now.toISOString());
  return document.before && replaceInvalidTimes(document.before, now);
}

/**
 * Returns the values before and after the undo, for its change record. If the undo restores the
 * order of a list, the record contains only the position.
 */
export function createUndoRecord(
  { document }: DocumentRestore,
  stored: StoredData,
  next: DocumentData,
) {
  const toPosition = (data: DocumentData) => ({ displayOrder: data['displayOrder'] as unknown });
  return isReordering(document) && stored !== undefined
    ? { before: toPosition(stored), after: toPosition(next) }
    : { before: stored ?? null, after: next };
}
