import { type ChangeRecord, isReordering } from '@/firebase/staff/changes';
import type { GetUndoFacts } from '@/lib/undoFacts';
import { type DescribeDocument, describeChange } from '../describe';
import { undoMessages } from './messages';

/**
 * Returns the name of a change for use in a sentence: the title of the only changed item, 'the
 * order of' a reordered list, or else the title of the change.
 */
export function getChangeName(
  change: ChangeRecord,
  describe: DescribeDocument,
  factsOf: GetUndoFacts,
): string {
  const { documents } = change;
  const { title } = describeChange(change, describe);
  if (documents.length > 0 && documents.every(isReordering)) return undoMessages.orderOf(title);
  const [first, ...others] = documents.filter(
    (document) => describe(document).differences.length > 0,
  );
  if (first === undefined || others.length > 0) return title;
  const { item = '' } = factsOf(first);
  return item === '' ? title : `'${item}'`;
}
