// @vitest-environment jsdom
/** Manage News Commentary against the running backend: what staff read, word for word. */
import {
  breakNetwork,
  mendNetwork,
  noFirestore,
  noWrites,
  signInAs,
  storedUnder,
} from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { fetchManagedNews } from '@/features/news/newsSlice';
import NewsPage from '@/pages/admin/NewsPage';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import { interviews } from '../../seed/news';
import { asStaff } from '../helpers/staffHooks';

const LIST = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const [first, second, third] = interviews.map(({ title }) => title);

let store = makeStore();
const show = () =>
  render(
    <Provider store={store}>
      <NewsPage />
    </Provider>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (place: string, name: string) =>
  fireEvent.click(section(place).getByRole('button', { name }));
const field = (label: string) => section(FORM).getByLabelText(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const titles = () =>
  [...document.querySelectorAll('.words b')].map((title) => title.firstChild?.textContent);
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
  mendNetwork();
  press(LIST, 'Retry');
  await section(LIST).findByText(first ?? '');
});

it('creates an item; a failure keeps what was typed', async () => {
  const before = (await storedUnder('news-commentary/')).length;
  await open();
  press(LIST, 'Add New Item');
  fillNew();
  const file = new File(['png'], 'shot (1) [final].png', { type: 'image/png' });
  fireEvent.change(field('Custom image'), { target: { files: [file] } });
  section(FORM).getByText('Current thumbnail: Custom Upload');
  breakNetwork(noWrites);
  press(FORM, 'Save');
  section(FORM).getByRole('button', { name: 'Saving...' });
  section(FORM).getByText('Uploading custom thumbnail...');
  await section(LIST).findByText('Failed to save item');
  expect(field('Title')).toHaveProperty('value', 'Budget day');
  section(FORM).getByText('Current thumbnail: Custom Upload');
  mendNetwork();
  press(FORM, 'Save');
  await section(LIST).findByText('Item created successfully');
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
  await section(LIST).findByText('Failed to update order');
  expect(titles().slice(0, 2)).toEqual([first, second]);
  mendNetwork();
  await waitFor(() => {
    const move = section(LIST).getByRole('button', { name: `Move ${third} up` });
    expect(move.getAttribute('aria-disabled')).toBe('false');
  });
  press(LIST, `Move ${third} up`);
  await section(LIST).findByText('Order updated successfully');
  expect((await storedTitles()).slice(0, 3)).toEqual([first, third, second]);
});

it('deletes an item after asking', async () => {
  await open();
  const confirm = () => {
    press(LIST, `Delete ${first}`);
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('Are you sure you want to delete this item?');
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  breakNetwork(noWrites);
  confirm();
  await section(LIST).findByText('Failed to delete item');
  expect(titles()).toContain(first);
  mendNetwork();
  confirm();
  await section(LIST).findByText('Item deleted successfully');
  expect(titles()).not.toContain(first);
});

it('says that the server refused, and keeps what was typed', async () => {
  await open();
  await signInAs(visitorAccount);
  press(LIST, 'Add New Item');
  fillNew();
  press(FORM, 'Save');
  await section(LIST).findByText('Failed to save item');
  expect(field('Title')).toHaveProperty('value', 'Budget day');
  await signInAs(staffAccount);
});
