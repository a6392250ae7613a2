/**
 * Finds out which changes were undone, which were saved again later, and which cannot be undone.
 */
import { parseAsi } from '@/figures/market';
import { figures } from '@/figures/registry';
import type { ChangeRecord, ChangedDocument } from '@/firebase/staff/changes';
import { getWeekday } from '@/lib/days';
import { formatMoment } from '@/lib/moments';
import { isSameData } from '@/lib/sameData';
import type { GetUndoFacts } from '@/lib/undoFacts';
import type { DescribeDocument } from '../describe';
import { UNKNOWN_PERSON } from '../messages';
import { undoMessages } from './messages';
import { canDelete } from './restore';

export interface ChangeStatus {
  /** A text that names who undid the change. The lines of an undone change are struck out. */
  undone?: string;
  /**
   * Set if the change is itself an undo. `title` names the undone change, and `note` is shown
   * beside each line.
   */
  undoOf?: { title: string; note: string };
  /** True if a document of the change was saved again later. */
  outdated: boolean;
}

/**
 * Returns the ids of the changes whose documents were saved again by a later change in this list.
 * `changes` must be sorted from newest to oldest. The stored documents are not loaded, because only
 * an undo needs them.
 */
export function findOutdatedIds(
  changes: readonly ChangeRecord[],
  describe: DescribeDocument,
): ReadonlySet<string> {
  const newest = new Map<string, ChangedDocument['after']>();
  const since = new Set<string>();
  for (const { id, documents } of changes) {
    for (const document of documents) {
      const { path, after } = document;
      // Other fields of an item may be edited without a conflict, so compare only whole documents.
      if (describe(document).recordScope !== 'whole') continue;
      const now = newest.get(path);
      if (now === undefined) newest.set(path, after);
      else if (!isSameData(document.before, after) && !isSameData(now, after)) since.add(id);
    }
  }
  return since;
}

/**
 * Returns a function that looks up the status of a change. `changes` must be sorted from newest to
 * oldest. `undos` contains further undos that are not in `changes`.
 */
export function createStatusLookup(
  changes: readonly ChangeRecord[],
  undos: readonly ChangeRecord[],
  describe: DescribeDocument,
): (change: ChangeRecord) => ChangeStatus {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undosById = new Map([...changes, ...undos].map((each) => [each.undoes, each]));
  const since = findOutdatedIds(changes, describe);
  return ({ id, at, kind, undoes }) => {
    const [undo, undid] = [undosById.get(id), byId.get(undoes)];
    const title = undoMessages.undoOf(undid && formatMoment(undid.at, at));
    return {
      outdated: since.has(id),
      ...(undo && { undone: describeUndone(undo, at) }),
      ...(kind === 'undo' && { undoOf: { title, note: undoMessages.restored } }),
    };
  };
}

export const describeUndone = ({ at, email }: ChangeRecord, now: Date): string =>
  undoMessages.undoneBy(formatMoment(at, now), email || UNKNOWN_PERSON);

/**
 * Returns the reason why a change can never be undone, and whether a file is the cause. Returns
 * null if nothing prevents an undo.
 */
export function findObstacle(
  { documents }: ChangeRecord,
  describe: DescribeDocument,
  factsOf: GetUndoFacts,
): { reason: string; isFile: boolean } | null {
  const all = documents
    .map((document) => ({ ...document, ...describe(document), facts: factsOf(document) }))
    .filter(({ recordScope }) => recordScope !== 'points');
  const names = new Set(all.map(({ name }) => name));
  for (const { path, before, name, recordScope, facts } of all) {
    const ofNew = recordScope === 'whole' ? undoMessages.firstOfItsKind : undoMessages.isNew(name);
    const isNew = before === null && !canDelete(path);
    const reason = facts.reason ?? (isNew ? ofNew : null);
    const isFile = facts.isFile === true;
    if (reason === null) continue;
    return { reason: names.size > 1 ? `${name}: ${reason}` : reason, isFile };
  }
  return null;
}

/**
 * Describes what an undo restores. If the change replaced the index, the text names the day of the
 * earlier figures, such as "Thursday's figures".
 */
export function describeRestored({ documents }: ChangeRecord): string {
  const asi = documents.find(({ path }) => path === figures.asi.path);
  const day = parseAsi(asi?.before ?? undefined)?.date;
  return day ? undoMessages.figuresOf(getWeekday(day)) : undoMessages.whatWasThere;
}
