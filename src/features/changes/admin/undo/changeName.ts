import { type Change, isOrder } from '@/firebase/staff/changes';
import type { UndoFactsOf } from '@/lib/undoFacts';
import { type Describe, textOf } from '../describe';
import { undoMessages } from './messages';

/**
 * Returns the name of a change in a sentence: its only item, the order of its list, or its title.
 */
export function changeName(change: Change, describe: Describe, factsOf: UndoFactsOf): string {
  const { documents } = change;
  const { title } = textOf(change, describe);
  if (documents.length > 0 && documents.every(isOrder)) return undoMessages.orderOf(title);
  const [first, ...others] = documents.filter(
    (document) => describe(document).differences.length > 0,
  );
  if (first === undefined || others.length > 0) return title;
  const { item = '' } = factsOf(first);
  return item === '' ? title : `'${item}'`;
}
