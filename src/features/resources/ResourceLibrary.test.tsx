import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InitialEntry, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { libraryMessages } from './libraryMessages';
import { resourceMessages } from './messages';
import type { ResourceFile } from './documents';
import { ResourceLibrary } from './ResourceLibrary';
import { fetchCategories, fetchFiles, type ResourcesState, selectFiles } from './resourcesSlice';
import { renderLinked } from '../../../tests/helpers/renderWithStore';
import {
  createCategory,
  createResourceFile,
  createLoadedState,
} from '../../../tests/helpers/builders';

const categories = [
  createCategory(1, { name: 'Daily Market Summary' }),
  createCategory(2, { name: 'Something new' }),
];

const createFile = (id: string, fields: Partial<ResourceFile> = {}) =>
  createResourceFile(id, { uploadDate: '2025-03-03T09:00:00.000Z', size: 422_502, ...fields });

type FilesRequest = RequestState<ResourceFile[]>;

interface InitialRequests {
  categories?: ResourcesState['categories'];
  files?: FilesRequest;
}

function show(known: InitialRequests, address: InitialEntry = '/resources') {
  const waited: FilesRequest = { ...createIdleRequest([]), status: 'loading', requestId: 'r1' };
  const { categories: listed = createLoadedState(categories), files = waited } = known;
  const store = makeStore({ resources: { categories: listed, files: { cat_1: files } } });
  function Address() {
    return <output aria-label="address">{useLocation().search}</output>;
  }
  renderLinked([<ResourceLibrary key="library" />, <Address key="address" />], store, address);
  return store;
}

/** Returns `count` files from newest to oldest. File 49 has an unsafe link. */
const createFiles = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    createFile(String(place), {
      uploadDate: new Date(Date.UTC(2025, 2, 31) - place).toISOString(),
      ...(place === 49 && { url: 'javascript:alert(1)' }),
    }),
  );
/** Returns the rows of the files. A query by role would be slow for this many rows. */
const getRows = () => [...document.querySelectorAll<HTMLElement>('li.file-row')];
const getMonths = () =>
  [...document.querySelectorAll('section > h3')].map(({ textContent }) => textContent);

const getCategoryButton = (name: string) => screen.getByRole('button', { name });
const arrive = (store: ReturnType<typeof show>, data: ResourceFile[], of: string) => {
  const requestId = selectFiles(of)(store.getState()).requestId ?? '';
  act(() => void store.dispatch(fetchFiles.fulfilled(data, requestId, of)));
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  window.history.replaceState(null, '');
});

describe('ResourceLibrary', () => {
  it('reserves the space for the files while categories and files load', () => {
    const store = show({
      categories: { ...createLoadedState([]), status: 'loading', requestId: 'c1' },
    });
    expect(screen.getAllByTestId('file-skeleton')).toHaveLength(4);
    act(() => void store.dispatch(fetchCategories.fulfilled(categories, 'c1', undefined)));
    expect(screen.getByRole('heading', { name: 'Daily Market Summary' })).toBeVisible();
    expect(screen.getAllByTestId('file-skeleton')).toHaveLength(4);
    expect(screen.getByText('Total')).toHaveTextContent('Total -');
    expect(getCategoryButton('Daily Market Summary')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the number of files, and the day, the kind and the link of each file', () => {
    const bare = createFile('b', {
      fileType: '',
      path: 'resources/cat_1/b',
      uploadDate: 'bad',
      size: null,
    });
    show({ files: createLoadedState([createFile('a'), bare]) });
    expect(screen.getByText('Total')).toHaveTextContent('Total 2');
    const link = screen.getByRole('link', { name: /File a/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const each of [link, screen.getByRole('link', { name: /File b/ })])
      expect(each).toHaveAccessibleDescription(`${libraryMessages.opinion} Disclosures`);
    for (const part of ['March 3rd 2025', 'PDF', '412.6 KB']) {
      expect(screen.getByRole('article')).toHaveTextContent(part);
    }
    expect(getRows()[0]).toHaveTextContent('File b');
    expect(getRows()[0]).not.toHaveTextContent(/KB|PDF/);
  });

  it('shows the description of a file under its name, and nothing for files without one', () => {
    const described = { description: 'Index +0.62%, banks lead' };
    show({
      files: createLoadedState([
        createFile('a', described),
        createFile('b', described),
        createFile('c'),
      ]),
    });
    expect(screen.getByRole('article')).toHaveTextContent(described.description);
    const [second, third] = getRows();
    expect(second).toHaveTextContent(described.description);
    expect(third?.querySelector('.file-description')).toBeNull();
  });

  it('shows the newest file on a card above the months with the other files', () => {
    const days = { newest: '2025-03-14', next: '2025-03-13', older: '2025-01-02' };
    show({
      files: createLoadedState(
        Object.entries(days).map(([id, uploadDate]) => createFile(id, { uploadDate })),
      ),
    });
    expect(screen.getByRole('article')).toHaveTextContent(/^Latest.*File newest/);
    expect(screen.getAllByText(/File newest/)).toHaveLength(1);
    expect(getMonths()).toEqual(['March 2025 1 more', 'January 2025 1 file']);
    const names = getRows().map((row) => row.querySelector('a')?.firstChild?.textContent);
    expect(names).toEqual(['File next', 'File older']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows 24 more files each time the visitor presses Show more', () => {
    show({ files: createLoadedState(createFiles(60)) });
    expect(getRows()).toHaveLength(24);
    expect(screen.getByText('25 of 60 files')).toBeVisible();
    expect(getMonths()).toEqual(['March 2025 59 more']);

    fireEvent.click(screen.getByText('Show more'));
    expect(getRows()).toHaveLength(48);
    expect(screen.getByText('49 of 60 files')).toBeVisible();
    expect(screen.getByText('File 25').closest('.file-name')).toHaveFocus();

    fireEvent.click(screen.getByText('Show more'));
    expect(getRows()).toHaveLength(59);
    expect(screen.getByText('File 49').closest('.file-name')).toHaveFocus();
    expect(screen.getByText('File 49').closest('a')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('restores the number of listed files after Back', async () => {
    const at = { pathname: '/resources', state: { listed: 48 } };
    const store = show({ files: createLoadedState(createFiles(60)) }, at);
    expect(getRows()).toHaveLength(48);
    await userEvent.click(getCategoryButton('Something new'));
    arrive(store, createFiles(60), 'cat_2');
    expect(getRows()).toHaveLength(24);
  });

  const toFailedRequest = <T,>(request: T, error: string) => ({
    ...request,
    status: 'failed' as const,
    error,
  });
  const { fetchFilesFailed, fetchCategoriesFailed } = resourceMessages;
  const noFiles = { files: toFailedRequest(createLoadedState([]), fetchFilesFailed) };
  it.each<[string, InitialRequests]>([
    ['Failed to fetch files', noFiles],
    [
      'Failed to fetch categories',
      { categories: toFailedRequest(createLoadedState([]), fetchCategoriesFailed) },
    ],
  ])('keeps the message "%s" while the retry is pending', async (message, known) => {
    const store = show(known);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const { files, categories: list } = store.getState().resources;
    expect([files['cat_1']?.status, list.status]).toContain('loading');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/^Loading/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
  });

  it('removes an error message when the visitor chooses another category', async () => {
    show(noFiles);
    await userEvent.click(getCategoryButton('Something new'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByTestId('file-skeleton')).toHaveLength(4);
  });

  it('requests no files if there are no categories', () => {
    const store = show({ categories: createLoadedState([]), files: createIdleRequest([]) });
    expect(screen.getByText(/No resources have been published yet/)).toBeVisible();
    expect(store.getState().resources.files).toEqual({ cat_1: createIdleRequest([]) });
    expect(store.getState().resources.categories.status).toBe('succeeded');
  });

  it.each([
    ['cat_2', 'cat_2', 'Something new'],
    ['gone', 'cat_1', 'Daily Market Summary'],
  ])('opens /resources?category=%s and selects the category %s (%s)', (id, of, name) => {
    const store = show({ files: createIdleRequest([]) }, `/resources?category=${id}`);
    arrive(store, [], of);
    expect(screen.getByText('No files found in this category.')).toBeVisible();
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(getCategoryButton(name)).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [
      'category=gone',
      'There is no category “gone”. The page shows the files of Daily Market Summary.',
    ],
    [
      'category=',
      'The address has a category without a value. The page shows the files of Daily Market Summary.',
    ],
    [
      'category=cat_2&category=cat_1',
      'The address has more than one category: “cat_2”, “cat_1”. The page shows the files of Daily Market Summary.',
    ],
    [
      `category=${encodeURIComponent('<b>\u202e'.repeat(50))}`,
      `There is no category “${'<b>'.repeat(13)}<…”. The page shows the files of Daily Market Summary.`,
    ],
    [
      'category=__proto__',
      'There is no category “__proto__”. The page shows the files of Daily Market Summary.',
    ],
  ])('reports that it shows the first category because the URL has %s', async (query, notice) => {
    show({ files: createLoadedState([createFile('a')]) }, `/resources?${query}`);
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByText('File a')).toBeVisible();
    await userEvent.click(getCategoryButton('Daily Market Summary'));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.getByLabelText('address')).toHaveTextContent('?category=cat_1');
  });

  it('ignores unknown parameters in the URL', () => {
    show(
      { files: createLoadedState([createFile('a')]) },
      '/resources?utm_source=a&utm_source=b&page=9',
    );
    expect(screen.queryByText(/The address|There is no/)).toBeNull();
  });

  it('ignores a late response for the category that was selected before', async () => {
    const store = show({});
    await userEvent.click(getCategoryButton('Something new'));
    expect(screen.getByLabelText('address')).toHaveTextContent('?category=cat_2');
    arrive(store, [createFile('late')], 'cat_1');
    expect(screen.queryByText('File late')).not.toBeInTheDocument();
    arrive(store, [createFile('new', { category: 'cat_2' })], 'cat_2');
    expect(screen.getByText('File new')).toBeVisible();
  });

  it('uses the five patterns in turn for categories without a drawing', () => {
    const added = Array.from({ length: 7 }, (_, place) => createCategory(place + 1));
    show({ categories: createLoadedState(added) });
    const drawings = screen
      .getAllByRole('button')
      .map((button) => button.querySelector('svg')?.innerHTML);
    expect(new Set(drawings).size).toBe(5);
    expect(drawings.slice(5)).toEqual(drawings.slice(0, 2));
  });
});
