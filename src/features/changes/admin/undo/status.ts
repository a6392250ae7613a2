/** What is said of changes in a list: who undid them, and which were saved again since. */
import type { Change, ChangedDocument } from '@/firebase/staff/changes';
import { formatMoment } from '@/lib/moments';
import { sameData } from '@/lib/sameData';
import type { Describe } from '../describe';
import { UNKNOWN_PERSON } from '../messages';
import { undoMessages } from './messages';

/** The notes on a change in a list, beside what it changed. */
export interface ChangeStatus {
  /** Who undid it: its lines are struck out. */
  ended?: string;
  /** The name of an undo, and the note of its lines. */
  derived?: { title: string; note: string };
  /** True where its documents were saved again since. */
  outdated: boolean;
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
