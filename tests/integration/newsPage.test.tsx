// @vitest-environment jsdom
/** Manage News Commentary against the running backend: what staff read, word for word. */
import {
  breakNetwork,
  loseAnswers,
  restoreNetwork,
  noFirestore,
  noWrites,
  storedUnder,
} from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateDoc } from 'firebase/firestore/lite';
import { pastRules } from '../helpers/backend';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { newsStaffMessages } from '@/features/news/admin/messages';
import NewsPage from '@/pages/admin/NewsPage';
import { interviews } from '../../seed/news';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';

const LIST = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const [first, second, third] = interviews.map(({ title }) => title);

let store = makeStore();
const show = () => renderWithStore(<NewsPage />, store);
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (place: string, name: string) => {
  const button = section(place).getByRole('button', { name });
  // As a browser does.
  button.focus();
  fireEvent.click(button);
};
const field = (label: string) => section(FORM).getByLabelText(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const titles = () =>
  [...document.querySelectorAll('li b')].map((title) => title.firstChild?.textContent);
/** The row of an item, for what is said there. */
function rowOf(title: string | undefined): HTMLElement {
  const row = section(LIST)
    .getByRole('button', { name: `Edit ${title}` })
    .closest('li');
  if (row === null) throw new Error('no row');
  return row;
}
/** The focus goes on once the page shows what it goes to. */
const focusIsAt = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
/** The titles that are stored, in their order. */
async function storedTitles() {
  const other = makeStore();
  await other.dispatch(fetchManagedNews());
  return other.getState().news.managed.data.map(({ title }) => title);
}

async function open() {
  show();
  await section(LIST).findByText(first ?? '');
}

function fillNew() {
  fill('Title', 'Budget day');
  fill('Interviewer', 'Ada Obi');
  fill('Description', 'Words');
  fill('YouTube Video URL', 'https://youtu.be/abc');
}

asStaff();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store = makeStore();
});

it('says that loading failed, and loads again', async () => {
  breakNetwork(noFirestore);
  show();
  screen.getByRole('heading', { name: 'Manage News Commentary' });
  section(LIST).getByText('Loading...');
  await section(LIST).findByText('Failed to fetch news commentary items');
  restoreNetwork();
  section(LIST).getByRole('button', { name: 'Retry' }).focus();
  press(LIST, 'Retry');
  await section(LIST).findByText(first ?? '');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add New Item'));
});

it('creates an item', async () => {
  const before = (await storedUnder('news-commentary/')).length;
  await open();
  press(LIST, 'Add New Item');
  fillNew();
  const file = new File(['png'], 'shot (1) [final].png', { type: 'image/png' });
  fireEvent.change(field('Custom image'), { target: { files: [file] } });
  section(FORM).getByText('Current thumbnail: Custom Upload');
  press(FORM, 'Save');
  section(FORM).getByRole('button', { name: 'Saving...' });
  section(FORM).getByText('Uploading custom thumbnail...');
  await section(LIST).findByText('Item created successfully');
  await focusIsAt('Edit Budget day');
  expect(titles().at(-1)).toBe('Budget day');
  expect(await storedUnder('news-commentary/')).toHaveLength(before + 1);
  expect(screen.queryByRole('region', { name: FORM })).toBeNull();
});

it('updates an item', async () => {
  await open();
  press(LIST, `Edit ${first}`);
  fill('Title', 'Changed');
  press(FORM, 'Save');
  await section(LIST).findByText('Item updated successfully');
  within(rowOf('Changed')).getByText('Item updated successfully');
  await focusIsAt('Edit Changed');
  expect(await storedTitles()).toEqual([
    'Changed',
    ...interviews.slice(1).map((each) => each.title),
  ]);
});

it('adds a new item beside the one that was being edited', async () => {
  await open();
  press(LIST, `Edit ${first}`);
  press(LIST, 'Add New Item');
  expect(field('Title')).toHaveProperty('value', '');
  fillNew();
  press(FORM, 'Save');
  await section(LIST).findByText('Item created successfully');
  expect(await storedTitles()).toEqual([...interviews.map(({ title }) => title), 'Budget day']);
});

it('saves an order; one that fails is taken back for what is stored', async () => {
  await open();
  breakNetwork(noWrites);
  press(LIST, `Move ${second} up`);
  expect(titles().slice(0, 2)).toEqual([second, first]);
  await within(rowOf(second)).findByText('Failed to update order');
  expect(titles().slice(0, 2)).toEqual([first, second]);
  restoreNetwork();
  const settled = () =>
    waitFor(() => {
      const move = section(LIST).getByRole('button', { name: `Move ${third} up` });
      expect(move.getAttribute('aria-disabled')).toBe('false');
    });
  await settled();
  // The same again, on the list as it is now.
  press(LIST, 'Retry');
  await within(rowOf(second)).findByText('Order updated successfully');
  expect((await storedTitles()).slice(0, 3)).toEqual([second, first, third]);
  await settled();
  press(LIST, `Move ${third} up`);
  await within(rowOf(third)).findByText('Order updated successfully');
  expect((await storedTitles()).slice(0, 3)).toEqual([second, third, first]);
});

it('deletes an item after asking', async () => {
  await open();
  press(LIST, `Delete ${first}`);
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Are you sure you want to delete this item?');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await within(rowOf(second)).findByText('Item deleted successfully');
  expect(titles()).not.toContain(first);
  await focusIsAt(`Delete ${second}`);
});

it('asks before a conflict is resolved by throwing typed words away', async () => {
  await open();
  press(LIST, `Edit ${first}`);
  fill('Title', 'Mine');
  await updateDoc(pastRules('newsCommentary/example-news-1'), { title: 'Theirs' });
  press(FORM, 'Save');
  await section(FORM).findByText(newsStaffMessages.conflict);
  press(FORM, 'Reload');
  const answer = (name: string) =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  answer('Stay');
  expect(field('Title')).toHaveProperty('value', 'Mine');
  // A list that cannot be loaded takes nothing away either.
  breakNetwork(noFirestore);
  press(FORM, 'Reload');
  answer('Reload');
  await section(FORM).findByText('Failed to fetch news commentary items');
  expect(field('Title')).toHaveProperty('value', 'Mine');
  restoreNetwork();
  press(FORM, 'Retry');
  await waitFor(() => expect(field('Title')).toHaveProperty('value', 'Theirs'));
});

it('cancels a save that hangs at once, and says what became of it', async () => {
  await open();
  press(LIST, `Edit ${first}`);
  fill('Title', 'Mine');
  const lost = loseAnswers();
  let sent: () => void = () => undefined;
  const sending = new Promise<void>((resolve) => {
    sent = resolve;
  });
  let release: (fate: 'unanswered') => void = () => undefined;
  breakNetwork((url, init) => {
    if (lost(url, init) === false) return false;
    sent();
    return new Promise((resolve) => {
      release = resolve;
    });
  });
  press(FORM, 'Save');
  await sending;
  press(FORM, 'Cancel');
  section(FORM).getByText(newsStaffMessages.cancelling);
  section(FORM).getByRole('button', { name: 'Save' });
  expect(field('Title')).toHaveProperty('readOnly', false);
  fill('Title', 'Mine, again');
  // It was carried out all the same.
  release('unanswered');
  await section(FORM).findByText(newsStaffMessages.savedAnyway);
  expect(field('Title')).toHaveProperty('value', 'Mine, again');
  expect((await storedTitles())[0]).toBe('Mine');
  restoreNetwork();
  press(FORM, 'Save');
  await section(LIST).findByText('Item updated successfully');
  expect(titles()[0]).toBe('Mine, again');
});
