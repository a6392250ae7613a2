import type { DocumentData } from 'firebase/firestore/lite';
import { parseAsi } from '@/figures/market';
import { figures } from '@/figures/registry';
import type { Why } from '@/figures/revisions';
import type { ChangeStatus } from '@/firebase/staff/changeExtension';
import { type Change, type ChangedDocument, isOrder } from '@/firebase/staff/changes';
import type { Stored } from '@/firebase/staff/checkedSave';
import { withRevision } from '@/firebase/staff/historyTargets';
import { weekdayOf } from '@/lib/days';
import type { DescribedChange } from '@/lib/difference';
import { formatMoment } from '@/lib/moments';
import { sameData } from '@/lib/sameData';
import { fieldsOf, textIn } from '@/lib/stored';
import type { Describe } from '../describe';
import { UNKNOWN_PERSON } from '../messages';
import { undoMessages } from './messages';

/** One document of a change, and how it is restored. */
export interface Restore {
  document: ChangedDocument;
  kept: DescribedChange['kept'];
  /** The ISO time of the change, where figures are restored with their points. */
  madeAt?: string;
}

/** The reasons why Undo cannot restore a document, or not without another one. */
export interface UndoLimits {
  /** The reason why its change cannot be undone. */
  reason?: string;
  /** True where that is because of a file, which is edited under Resources. */
  isFile?: boolean;
  /** The path of a document without which it cannot be restored. */
  needs?: string;
}
export type LimitsOf = (document: ChangedDocument) => UndoLimits;

/** Returns how the documents that a change made others are restored; those that it saved again stay out. */
export function restoresOf({ documents, at }: Change, describe: Describe): Restore[] {
  const changed = documents.filter(({ before, after }) => !sameData(before, after));
  const all = changed.map((document): Restore => ({ document, kept: describe(document).kept }));
  const isShown = all.some(({ kept }) => kept === 'whole');
  return isShown ? all.map((each) => ({ ...each, madeAt: at.toISOString() })) : all;
}

/** Returns why a change cannot be undone, and whether that is because of a file; null where it can. */
export function hindranceOf(
  { documents }: Change,
  describe: Describe,
  limitsOf: LimitsOf,
): { reason: string; ofFile: boolean } | null {
  const all = documents
    .map((document) => ({ ...document, ...describe(document), ...limitsOf(document) }))
    .filter(({ kept }) => kept !== 'points');
  const names = new Set(all.map(({ name }) => name));
  for (const { before, name, kept, isFile = false, ...limits } of all) {
    const ofNew = kept === 'whole' ? undoMessages.firstOfItsKind : undoMessages.isNew(name);
    const reason = limits.reason ?? (before === null ? ofNew : null);
    if (reason === null) continue;
    return { reason: names.size > 1 ? `${name}: ${reason}` : reason, ofFile: isFile };
  }
  return null;
}

/** Names what is restored: the figures of a day, where the change tells of one. */
export function whatOf({ documents }: Change): string {
  const asi = documents.find(({ path }) => path === figures.asi.path);
  const day = parseAsi(asi?.before ?? undefined)?.date;
  return day ? undoMessages.figuresOf(weekdayOf(day)) : undoMessages.whatWasThere;
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

/**
 * Returns the ids of changes whose documents were saved again since, as far as these records tell,
 * newest first. What is stored has the last word when one is undone.
 */
export function changedSince(changes: readonly Change[], describe: Describe): ReadonlySet<string> {
  const newest = new Map<string, ChangedDocument['after']>();
  const since = new Set<string>();
  for (const { id, documents } of changes) {
    for (const document of documents) {
      const { path, after } = document;
      // Of a list's items others may change other fields.
      if (describe(document).kept !== 'whole') continue;
      const now = newest.get(path);
      if (now === undefined) newest.set(path, after);
      else if (!sameData(document.before, after) && !sameData(now, after)) since.add(id);
    }
  }
  return since;
}

/** Returns what Undo made of each of these changes, newest first; `undos` are more records of it. */
export function statusIn(
  changes: readonly Change[],
  undos: readonly Change[],
  describe: Describe,
): (change: Change) => ChangeStatus {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undoOf = new Map([...changes, ...undos].map((each) => [each.undoes, each]));
  const since = changedSince(changes, describe);
  return ({ id, at, kind, undoes }) => {
    const [undo, undid] = [undoOf.get(id), byId.get(undoes)];
    const title = undoMessages.undoOf(undid && formatMoment(undid.at, at));
    return {
      outdated: since.has(id),
      ...(undo && { ended: undoneBy(undo, at) }),
      ...(kind === 'undo' && { derived: { title, note: undoMessages.restored } }),
    };
  };
}

/** Says when and by whom a change was undone. */
export const undoneBy = ({ at, email }: Change, now: Date): string =>
  undoMessages.undoneBy(formatMoment(at, now), email || UNKNOWN_PERSON);
