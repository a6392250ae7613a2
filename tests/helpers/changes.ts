/** Records of changes as tests read and make them. */
import { type DocumentData, setDoc, Timestamp } from 'firebase/firestore/lite';
import { readLast } from '@/firebase/staff/readChanges';
import type { Change } from '@/firebase/staff/changes';
import { undoChange } from '@/features/changes/admin/undo/undoChange';
import { describeAll } from '@/pages/admin/describeAll';
import { undoFacts } from '@/pages/admin/undo/undoFacts';
import { visitorAccount } from '../../seed/accounts';
import { firestoreAs, historyRules } from './backend';
import { commitRecorded } from './recorded';

export const describeChange = describeAll([]);

export const undo = (change: Change) => undoChange(change, describeChange, undoFacts);

/** The newest record about these documents. */
export async function lastChange(...paths: string[]): Promise<Change> {
  const [last] = await readLast({ paths });
  if (last === undefined) throw new Error(`There is no record of ${paths.join(', ')}`);
  return last;
}

/** Stores a record of an exchange rate that became `price`, past the rules, so many minutes ago. */
export async function storeRateChange(id: string, price: number, email: string, minutes: number) {
  const path = 'macroeconomics/exchangeRate';
  await setDoc(historyRules(`changes/${id}`), {
    at: Timestamp.fromMillis(Date.now() - minutes * 60_000),
    by: email,
    email,
    part: 'macroeconomics',
    kind: 'save',
    undoes: '',
    paths: [path],
    before: { [path]: { price: price - 1 } },
    after: { [path]: { price } },
    expires: Timestamp.fromMillis(Date.now() + 86_400_000),
  });
}

/**
 * Somebody else on the staff list stores a record of a document that its commit does not write,
 * which the rules cannot tell from a true one; gives its id.
 */
export async function forgeRecord(path: string, before: DocumentData, after: DocumentData) {
  const { uid } = visitorAccount;
  await setDoc(historyRules(`staff/${uid}`), {});
  await commitRecorded(firestoreAs('visitor'), [], {
    uid,
    record: (fields) => ({
      ...fields,
      part: 'macroeconomics',
      paths: [path],
      before: { [path]: before },
      after: { [path]: after },
    }),
  });
  return (await lastChange(path)).id;
}
