// @vitest-environment jsdom
import {
  type OutcomeRule,
  breakNetwork,
  loseResponses,
  restoreNetwork,
  failFirestore,
  listStoredUnder,
} from '../helpers/staffArea';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteDoc, updateDoc } from 'firebase/firestore/lite';
import { adminDocument } from '../helpers/backend';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { newsStaffMessages } from '@/features/news/admin/messages';
import NewsPage from '@/pages/admin/NewsPage';
import { interviews } from '../../seed/news';
import { choose, fill, press, getSection } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';
import { readStored } from '../helpers/stored';
import { renderWithStore } from '../helpers/renderWithStore';

const LIST = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const examples = interviews.map(({ title }) => title);
const [first, second] = examples;

const getList = () => getSection(LIST);
const getForm = () => getSection(FORM);
const typeText = (label: string, value: string) => fill(getForm(), label, value);
const getTitleField = () => getForm().getByLabelText('Title');
const listTitles = () =>
  [...document.querySelectorAll('li b')].map((title) => title.firstChild?.textContent);
const readStoredTitles = async () => (await readStored()).news;
/** Expects the message only in the row of the item with this title. */
async function expectOnlyAt(title: string | undefined, text: string): Promise<void> {
  const message = await getList().findByText(text);
  const row = getList()
    .getByRole('button', { name: `Edit ${title}` })
    .closest('li');
  expect(row?.contains(message)).toBe(true);
}
/** Waits until the element with the given `aria-label` has the focus. */
const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
const answerDialog = (name: string) => press(within(screen.getByRole('dialog')), name);

setUpStaff();
beforeEach(async () => {
  renderWithStore(<NewsPage />, makeStore());
  screen.getByRole('heading', { name: 'Manage News Commentary' });
  getList().getByText('Loading...');
  await getList().findByText(first ?? '');
});

it('moves the focus to a button of the list after a news item is updated or deleted', async () => {
  const before = (await listStoredUnder('news-commentary/')).length;
  press(getList(), `Edit ${first}`);
  press(getList(), 'Add New Item');
  expect(getTitleField()).toHaveProperty('value', '');
  press(getList(), `Edit ${first}`);
  typeText('Title', 'Changed');
  choose(getForm(), 'Custom image', 'shot (1) [final].png', 'image/png');
  getForm().getByText('Current thumbnail: Custom Upload');
  press(getForm(), 'Save');
  getForm().getByText('Uploading custom thumbnail...');
  await expectOnlyAt('Changed', 'Item updated successfully');
  await expectFocusOn('Edit Changed');
  expect(await listStoredUnder('news-commentary/')).toHaveLength(before);
  expect(await readStoredTitles()).toEqual(['Changed', ...examples.slice(1)]);
  press(getList(), 'Delete Changed');
  screen.getByText('Are you sure you want to delete this item?');
  answerDialog('Delete');
  await expectOnlyAt(second, 'Item deleted successfully');
  await expectFocusOn(`Delete ${second}`);
  expect(await readStoredTitles()).toEqual(examples.slice(1));
});

it('asks for confirmation before Reload discards the draft', async () => {
  press(getList(), `Edit ${first}`);
  typeText('Title', 'Mine');
  await updateDoc(adminDocument('newsCommentary/example-news-1'), { title: 'Theirs' });
  press(getForm(), 'Save');
  await getForm().findByText(newsStaffMessages.conflict);
  press(getForm(), 'Reload');
  answerDialog('Stay');
  expect(getTitleField()).toHaveProperty('value', 'Mine');
  // The draft also stays if the list fails to load.
  breakNetwork(failFirestore);
  press(getForm(), 'Reload');
  answerDialog('Reload');
  await getForm().findByText('Failed to fetch news commentary items');
  expect(getTitleField()).toHaveProperty('value', 'Mine');
  restoreNetwork();
  press(getForm(), 'Retry');
  await waitFor(() => expect(getTitleField()).toHaveProperty('value', 'Theirs'));
});

it('saves the draft of a deleted news item as a new item only on request', async () => {
  press(getList(), `Edit ${first}`);
  typeText('Title', 'Mine');
  await deleteDoc(adminDocument('newsCommentary/example-news-1'));
  press(getForm(), 'Save');
  await screen.findByText(newsStaffMessages.deletedMeanwhile);
  expect(getTitleField()).toHaveProperty('value', 'Mine');
  await waitFor(() => expect(document.activeElement).toBe(getTitleField()));
  expect(await readStoredTitles()).toEqual(examples.slice(1));
  press(getForm(), 'Save');
  await getList().findByText('Item created successfully');
  await expectFocusOn('Edit Mine');
  expect(screen.queryByRole('region', { name: FORM })).toBeNull();
  expect(await readStoredTitles()).toEqual(['Mine', ...examples.slice(1)]);
});

it('reports that a save succeeded although the user pressed Cancel', async () => {
  press(getList(), `Edit ${first}`);
  typeText('Title', 'Mine');
  const lost = loseResponses();
  let reads = 0;
  const countReads: OutcomeRule = (url) => {
    reads += Number(url.includes(':batchGet'));
    return false;
  };
  let release: ((fate: 'unanswered') => void) | null = null;
  breakNetwork((url, init) => {
    if (lost(url, init) === false) return countReads(url, init);
    return new Promise((resolve) => {
      release = resolve;
    });
  });
  press(getForm(), 'Save');
  const releaseSave = await vi.waitUntil(() => release);
  press(getForm(), 'Cancel');
  getForm().getByText(newsStaffMessages.cancelling);
  getForm().getByRole('button', { name: 'Save' });
  expect(getTitleField()).toHaveProperty('readOnly', false);
  typeText('Title', 'Mine, again');
  // The server saves the item, but its response is lost.
  releaseSave('unanswered');
  await getForm().findByText(newsStaffMessages.savedAnyway);
  expect(getTitleField()).toHaveProperty('value', 'Mine, again');
  expect((await readStoredTitles())[0]).toBe('Mine');
  breakNetwork(countReads);
  press(getForm(), 'Save');
  await getList().findByText('Item updated successfully');
  expect(listTitles()[0]).toBe('Mine, again');
  // Four requests read the item: the two saves, the check of the unconfirmed save, and a repeated
  // save. The SDK repeats the save a second after the lost response. The test waits for the fourth
  // read, because the next test would count it.
  await vi.waitFor(() => expect(reads).toBe(4), { timeout: 10_000 });
});
