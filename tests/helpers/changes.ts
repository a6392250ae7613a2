/** Reads and stores change records. */
import { type DocumentData, setDoc, Timestamp } from 'firebase/firestore/lite';
import { readLastChanges } from '@/firebase/staff/readChanges';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { undoChange } from '@/features/changes/admin/undo/undoChange';
import { describeAll } from '@/pages/admin/describeAll';
import { getUndoFacts } from '@/pages/admin/undo/undoFacts';
import { visitorAccount } from '../../seed/accounts';
import { firestoreAs, adminDocument } from './backend';
import { commitWithRecord } from './recorded';

export const describeChange = describeAll([]);

export const undo = (change: ChangeRecord) => undoChange(change, describeChange, getUndoFacts);

/** Returns the newest change record of any of these documents. */
export async function readLastChange(...paths: string[]): Promise<ChangeRecord> {
  const [last] = await readLastChanges({ paths });
  if (last === undefined) throw new Error(`There is no record of ${paths.join(', ')}`);
  return last;
}

/**
 * Stores a change record as an administrator. The record describes a save of the exchange rate that
 * happened `minutes` minutes ago.
 */
export async function storeRateChange(id: string, price: number, email: string, minutes: number) {
  const path = 'macroeconomics/exchangeRate';
  await setDoc(adminDocument(`changes/${id}`), {
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
 * Stores a false change record as another staff member and returns its id. The commit contains only
 * the record and not the changed document. The rules therefore cannot detect that the record is
 * false.
 */
export async function forgeRecord(path: string, before: DocumentData, after: DocumentData) {
  const { uid } = visitorAccount;
  await setDoc(adminDocument(`staff/${uid}`), {});
  await commitWithRecord(firestoreAs('visitor'), [], {
    uid,
    record: (fields) => ({
      ...fields,
      part: 'macroeconomics',
      paths: [path],
      before: { [path]: before },
      after: { [path]: after },
    }),
  });
  return (await readLastChange(path)).id;
}
