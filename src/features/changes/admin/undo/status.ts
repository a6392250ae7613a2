/**
 * The status of changes: who undid them, which were saved again since, and which cannot be undone.
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

/** Notes that the list of changes shows beside a change. */
export interface ChangeStatus {
  /** Text that names who undid the change. The lines of such a change are struck out. */
  undone?: string;
  /** Set if the change is an undo: its title, and the note of its lines. */
  undoOf?: { title: string; note: string };
  /** True if its documents were saved again since. */
  outdated: boolean;
}

/**
 * Returns the ids of changes whose documents were saved again in a later one of these records.
 * `changes` is sorted newest first. Only an undo reads the stored documents.
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
      // Somebody else may edit other fields of the same list item.
      if (describe(document).recordScope !== 'whole') continue;
      const now = newest.get(path);
      if (now === undefined) newest.set(path, after);
      else if (!isSameData(document.before, after) && !isSameData(now, after)) since.add(id);
    }
  }
  return since;
}

/**
 * Returns a function for the status of these changes, which are sorted newest first. `undos` has
 * the undos that are not in `changes`.
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

/** Describes when and by whom a change was undone. */
export const describeUndone = ({ at, email }: ChangeRecord, now: Date): string =>
  undoMessages.undoneBy(formatMoment(at, now), email || UNKNOWN_PERSON);

/**
 * Returns why a change cannot be undone, and whether a file is the reason. Null if it can be
 * undone.
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
 * Describes what an undo restores: the figures of a day, if the change replaced an index with a
 * date.
 */
export function describeRestored({ documents }: ChangeRecord): string {
  const asi = documents.find(({ path }) => path === figures.asi.path);
  const day = parseAsi(asi?.before ?? undefined)?.date;
  return day ? undoMessages.figuresOf(getWeekday(day)) : undoMessages.whatWasThere;
}
