// @vitest-environment jsdom
/** Tests Manage News Commentary with the running backend. */
import {
  type Breaks,
  breakNetwork,
  loseAnswers,
  restoreNetwork,
  noFirestore,
  storedUnder,
} from '../helpers/staffArea';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteDoc, updateDoc } from 'firebase/firestore/lite';
import { adminDocument } from '../helpers/backend';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { newsStaffMessages } from '@/features/news/admin/messages';
import NewsPage from '@/pages/admin/NewsPage';
import { interviews } from '../../seed/news';
import { choose, fill, press, section } from '../helpers/staffActions';
import { asStaff } from '../helpers/staffHooks';
import { readStored } from '../helpers/stored';
import { renderWithStore } from '../helpers/renderWithStore';

const LIST = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const examples = interviews.map(({ title }) => title);
const [first, second] = examples;

const list = () => section(LIST);
const form = () => section(FORM);
const type = (label: string, value: string) => fill(form(), label, value);
const titleField = () => form().getByLabelText('Title');
const titles = () =>
  [...document.querySelectorAll('li b')].map((title) => title.firstChild?.textContent);
/** Returns the stored titles in their order. */
const storedTitles = async () => (await readStored()).news;
/** Expects a message in the row of an item, and in no other row. */
async function expectOnlyAt(title: string | undefined, text: string): Promise<void> {
  const message = await list().findByText(text);
  const row = list()
    .getByRole('button', { name: `Edit ${title}` })
    .closest('li');
  expect(row?.contains(message)).toBe(true);
}
/** Waits until the element with this label has the focus. */
const focusIsAt = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
const answer = (name: string) => press(within(screen.getByRole('dialog')), name);

asStaff();
beforeEach(async () => {
  renderWithStore(<NewsPage />, makeStore());
  screen.getByRole('heading', { name: 'Manage News Commentary' });
  list().getByText('Loading...');
  await list().findByText(first ?? '');
});

it('moves the focus after a news item is updated or deleted', async () => {
  const before = (await storedUnder('news-commentary/')).length;
  press(list(), `Edit ${first}`);
  press(list(), 'Add New Item');
  expect(titleField()).toHaveProperty('value', '');
  press(list(), `Edit ${first}`);
  type('Title', 'Changed');
  choose(form(), 'Custom image', 'shot (1) [final].png', 'image/png');
  form().getByText('Current thumbnail: Custom Upload');
  press(form(), 'Save');
  form().getByText('Uploading custom thumbnail...');
  await expectOnlyAt('Changed', 'Item updated successfully');
  await focusIsAt('Edit Changed');
  expect(await storedUnder('news-commentary/')).toHaveLength(before);
  expect(await storedTitles()).toEqual(['Changed', ...examples.slice(1)]);
  press(list(), 'Delete Changed');
  screen.getByText('Are you sure you want to delete this item?');
  answer('Delete');
  await expectOnlyAt(second, 'Item deleted successfully');
  await focusIsAt(`Delete ${second}`);
  expect(await storedTitles()).toEqual(examples.slice(1));
});

it('asks before Reload discards the draft of a conflict', async () => {
  press(list(), `Edit ${first}`);
  type('Title', 'Mine');
  await updateDoc(adminDocument('newsCommentary/example-news-1'), { title: 'Theirs' });
  press(form(), 'Save');
  await form().findByText(newsStaffMessages.conflict);
  press(form(), 'Reload');
  answer('Stay');
  expect(titleField()).toHaveProperty('value', 'Mine');
  // A list that fails to load does not discard the draft either.
  breakNetwork(noFirestore);
  press(form(), 'Reload');
  answer('Reload');
  await form().findByText('Failed to fetch news commentary items');
  expect(titleField()).toHaveProperty('value', 'Mine');
  restoreNetwork();
  press(form(), 'Retry');
  await waitFor(() => expect(titleField()).toHaveProperty('value', 'Theirs'));
});

it('adds the draft of a deleted news item only on request', async () => {
  press(list(), `Edit ${first}`);
  type('Title', 'Mine');
  await deleteDoc(adminDocument('newsCommentary/example-news-1'));
  press(form(), 'Save');
  await screen.findByText(newsStaffMessages.deletedMeanwhile);
  expect(titleField()).toHaveProperty('value', 'Mine');
  await waitFor(() => expect(document.activeElement).toBe(titleField()));
  expect(await storedTitles()).toEqual(examples.slice(1));
  press(form(), 'Save');
  await list().findByText('Item created successfully');
  await focusIsAt('Edit Mine');
  expect(screen.queryByRole('region', { name: FORM })).toBeNull();
  expect(await storedTitles()).toEqual(['Mine', ...examples.slice(1)]);
});

it('reports a save that was executed despite Cancel', async () => {
  press(list(), `Edit ${first}`);
  type('Title', 'Mine');
  const lost = loseAnswers();
  let reads = 0;
  const countReads: Breaks = (url) => {
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
  press(form(), 'Save');
  const held = await vi.waitUntil(() => release);
  press(form(), 'Cancel');
  form().getByText(newsStaffMessages.cancelling);
  form().getByRole('button', { name: 'Save' });
  expect(titleField()).toHaveProperty('readOnly', false);
  type('Title', 'Mine, again');
  // The server executed this request, although the response was lost.
  held('unanswered');
  await form().findByText(newsStaffMessages.savedAnyway);
  expect(titleField()).toHaveProperty('value', 'Mine, again');
  expect((await storedTitles())[0]).toBe('Mine');
  breakNetwork(countReads);
  press(form(), 'Save');
  await list().findByText('Item updated successfully');
  expect(titles()[0]).toBe('Mine, again');
  // Each save reads the item, and so does the check of an unconfirmed save. After a second the SDK
  // repeats the request whose response was lost. The test waits for that request, so that the next
  // test does not count it.
  await vi.waitFor(() => expect(reads).toBe(4), { timeout: 10_000 });
});
