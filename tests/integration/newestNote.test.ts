import { setDoc } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { NEWEST } from '@/features/notes/notesSlice';
import { selectNewestNote } from '@/features/notes/openNotes';
import { fetchNotes } from '@/features/notes/reads';
import { toNotePath } from '@/figures/notes';
import { addDays, toLagosDay } from '@/lib/days';
import { adminDocument } from '../helpers/backend';
import { setUpStaff } from '../helpers/staffHooks';

setUpStaff();

it('loads the note of the newest session, even if the note of an earlier session was written later', async () => {
  const now = Date.now();
  const today = toLagosDay(new Date(now));
  const storeNote = async (session: string, writtenAt: number) => {
    const savedAt = new Date(writtenAt).toISOString();
    const note = { text: 'The index rose.', author: 'Tunde Okafor', savedAt };
    await setDoc(adminDocument(toNotePath(session)), note);
  };
  await storeNote(today, now - 60_000);
  await storeNote(addDays(today, -3), now);
  const store = makeStore();
  await store.dispatch(fetchNotes(NEWEST));
  expect(selectNewestNote(store.getState())?.session).toBe(today);
});
