/** Notes of the day: who may publish, correct and delete them, and when. */
import { deleteDoc, doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_NOTE_LENGTH, toNotePath, UNMARKED_MINUTES } from '@/figures/notes';
import { addDays, getLagosTomorrow } from '@/lib/days';
import { staffAccount, staffName } from '../../seed/accounts';
import { adminDocument, expectAllowed, expectRejected, resetDocuments } from '../helpers/backend';
import { commitWithRecord, setWithRecord, type StaffWrite } from '../helpers/recorded';
import { staff } from './clients';
import { createNewNote } from './newNote';
import { createCorrection, getMinutesFromNow } from './rejectedChanges';

const session = '2025-03-14';
const path = toNotePath(session);

beforeEach(resetDocuments);

const publish = (change: DocumentData = {}) =>
  setWithRecord(staff, path, { ...createNewNote(), ...change });

/** Stores a note as if it had been published `minutesAgo`, and returns it. */
async function storeNote(minutesAgo: number, change: DocumentData = {}) {
  const note = { ...createNewNote(), savedAt: getMinutesFromNow(-minutesAgo), ...change };
  await setDoc(adminDocument(path), note);
  return note;
}

/** Returns the id of the change record of the last write by staff. */
async function readLastChangeId() {
  const last = await getDoc(doc(staff, `lastChanges/${staffAccount.uid}`));
  return String(last.get('change'));
}

const undo = (undoes: string, writes: StaffWrite[], kind = 'undo') =>
  commitWithRecord(staff, writes, { record: (fields) => ({ ...fields, kind, undoes }) });

describe('a new note', () => {
  test('accepts a new note for a session up to tomorrow', async () => {
    const tomorrow = getLagosTomorrow(new Date());
    await expectAllowed(publish());
    await expectAllowed(setWithRecord(staff, toNotePath(tomorrow), createNewNote()));
    const later = toNotePath(addDays(tomorrow, 1));
    await expectRejected(setWithRecord(staff, later, createNewNote()));
  });

  test('rejects a new note without a change record', async () => {
    await expectRejected(setDoc(doc(staff, path), createNewNote()));
    await expectAllowed(publish());
    const other = toNotePath('2025-03-13');
    await expectRejected(setDoc(doc(staff, other), createNewNote()));
    await expectAllowed(setWithRecord(staff, other, createNewNote()));
  });

  test('rejects a new note that is not signed with the name in the staff list', async () => {
    await expectRejected(publish({ author: 'Tunde Okafor' }));
    await expectRejected(publish({ author: staffAccount.email }));
    await expectAllowed(publish({ author: staffName }));
  });

  test('rejects a new note if the staff list has no name for the account', async () => {
    await setDoc(adminDocument(`staff/${staffAccount.uid}`), { email: staffAccount.email });
    await expectRejected(publish());
    await expectRejected(publish({ author: '' }));
  });

  test('rejects a new note with a save time in the past or with a correction', async () => {
    await expectRejected(publish({ savedAt: getMinutesFromNow(-12) }));
    await expectRejected(publish({ editedAt: getMinutesFromNow(0) }));
    await expectRejected(publish({ correction: createCorrection({}) }));
  });

  test('rejects an empty note and a note of over 400 characters', async () => {
    await expectRejected(publish({ text: '' }));
    await expectRejected(publish({ text: 'x'.repeat(MAX_NOTE_LENGTH + 1) }));
    await expectAllowed(publish({ text: 'x'.repeat(MAX_NOTE_LENGTH) }));
  });
});

describe('a change of a note', () => {
  test('accepts a changed note without a correction only within half an hour of its publication', async () => {
    const change = { text: 'Other', editedAt: getMinutesFromNow(0) };
    const note = await storeNote(UNMARKED_MINUTES - 1);
    await expectAllowed(publish({ ...note, ...change }));
    const older = await storeNote(UNMARKED_MINUTES + 2);
    await expectRejected(publish({ ...older, ...change }));
  });

  test('rejects a changed publication time of a note', async () => {
    const note = await storeNote(5, { author: 'Tunde Okafor' });
    await expectRejected(publish({ ...note, savedAt: getMinutesFromNow(0), text: 'Other' }));
    const change = { text: 'Other', editedAt: getMinutesFromNow(0) };
    await expectRejected(publish({ ...note, ...change, author: 'Ada Obi' }));
    await expectAllowed(publish({ ...note, ...change }));
    await expectAllowed(publish({ ...note, ...change, author: staffName }));
  });

  test('requires the current time for a change without a correction', async () => {
    const note = await storeNote(20, { editedAt: getMinutesFromNow(-15) });
    await expectRejected(publish({ ...note, text: 'Other' }));
    await expectRejected(publish({ ...note, text: 'Other', editedAt: getMinutesFromNow(-12) }));
    await expectAllowed(publish({ ...note, text: 'Other', editedAt: getMinutesFromNow(0) }));
  });

  test('rejects a correction that changes the time of the last change without a correction', async () => {
    const editedAt = getMinutesFromNow(-15);
    const note = await storeNote(20, { editedAt });
    const { text, author, savedAt } = note;
    const correction = createCorrection({});
    await expectRejected(publish({ ...note, correction, editedAt: getMinutesFromNow(0) }));
    await expectRejected(publish({ text, author, savedAt, correction }));
    await expectAllowed(publish({ ...note, correction }));
  });

  test('requires a new correction for a note that is changed after half an hour', async () => {
    const note = await storeNote(600);
    const correction = createCorrection({});
    await expectRejected(publish({ ...note, text: 'Other' }));
    const old = createCorrection({ savedAt: getMinutesFromNow(-20) });
    await expectRejected(publish({ ...note, text: 'Other', correction: old }));
    await expectAllowed(publish({ ...note, text: 'Other', correction }));
  });

  test('rejects a changed note from which the earlier correction was removed', async () => {
    const correction = createCorrection({ savedAt: getMinutesFromNow(-300) });
    const { text, author, savedAt } = await storeNote(600, { correction });
    await expectRejected(publish({ text, author, savedAt }));
  });
});

describe('an undo', () => {
  test('lets an undo delete a note that the undone change created', async () => {
    await publish();
    const id = await readLastChangeId();
    await expectRejected(undo('', [{ path, remove: true }]));
    await expectRejected(undo(id, [{ path, remove: true }], 'delete'));
    await expectAllowed(undo(id, [{ path, remove: true }]));
    expect((await getDoc(doc(staff, path))).exists()).toBe(false);
  });

  test('rejects an undo that deletes a note from before the undone change', async () => {
    const note = await storeNote(5);
    await publish({ ...note, text: 'Other', editedAt: getMinutesFromNow(0) });
    const id = await readLastChangeId();
    await expectRejected(undo(id, [{ path, remove: true }]));
  });

  test('lets an undo restore only the exact note from before a correction', async () => {
    const note = await storeNote(600);
    await publish({ ...note, text: 'Other', correction: createCorrection({}) });
    const id = await readLastChangeId();
    await expectRejected(undo(id, [{ path, set: { ...note, text: 'Another' } }]));
    await expectRejected(undo(id, [{ path, set: note }], 'save'));
    await expectAllowed(undo(id, [{ path, set: note }]));
  });

  test('lets an undo restore a note that the undone change deleted', async () => {
    const note = { ...createNewNote(), savedAt: getMinutesFromNow(-600) };
    await setDoc(adminDocument('changes/deletion'), { before: { [path]: note } });
    await expectRejected(undo('deletion', [{ path, set: { ...note, text: 'Another' } }]));
    await expectRejected(undo('deletion', [{ path, set: note }], 'save'));
    await expectAllowed(undo('deletion', [{ path, set: note }]));
  });
});

test('rejects the deletion of a note unless an undo deletes it', async () => {
  await publish();
  await expectRejected(commitWithRecord(staff, [{ path, remove: true }]));
  await expectRejected(deleteDoc(doc(staff, path)));
});
