/**
 * Checks that the page ignores the response to an earlier request after staff have changed a list.
 * The page then loads the list again.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import {
  fetchManagedNews,
  newsItemDeleted,
  newsItemSaved,
  newsReordered,
} from '@/features/news/admin/newsStaffSlice';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  fetchAllFiles,
  filesDeleted,
  fileUpdated,
  fileUploaded,
} from '@/features/resources/admin/resourcesStaffSlice';
import { fetchCategories } from '@/features/resources/resourcesSlice';
import type { RequestState } from '@/lib/requestState';
import {
  createCategory,
  createNewsItem,
  createResourceFile,
} from '../../../tests/helpers/builders';
import { makeStore, type RootState } from './store';

interface Thunk<T> {
  pending: (id: string, arg: undefined) => UnknownAction;
  rejected: (error: null, id: string, arg: undefined, message: string) => UnknownAction;
  fulfilled: (data: T[], id: string, arg: undefined) => UnknownAction;
}

const createTestList =
  <T extends { id: string }>(
    thunk: Thunk<T>,
    requestOf: (state: RootState) => RequestState<T[]>,
    before: T[],
  ) =>
  () => {
    const store = makeStore();
    const dispatch = (action: UnknownAction) => store.dispatch(action);
    const request = () => requestOf(store.getState());
    return {
      dispatch,
      ask: (id: string) => dispatch(thunk.pending(id, undefined)),
      answer: (id: string) => dispatch(thunk.fulfilled(before, id, undefined)),
      timeOut: (id: string) => dispatch(thunk.rejected(null, id, undefined, 'Failed')),
      /** Returns the items of the list and the request status. */
      summary: () => [...request().data.map(getName), request().status],
    };
  };
const getName = (item: { id: string; name?: string; title?: string }) => item.title ?? item.name;

const news = createTestList(fetchManagedNews, (s) => s.news.managed, [
  createNewsItem(1),
  createNewsItem(2),
]);
const [monthly, notes] = [createCategory(1), createCategory(2)];
const categories = createTestList(fetchCategories, (s) => s.resources.categories, [monthly, notes]);
const [a, b] = [createResourceFile('a'), createResourceFile('b')];
const files = createTestList(fetchAllFiles, (s) => s.resources.files, [a, b]);
const toOrder = (...ids: string[]) => ids.map((id, displayOrder) => ({ id, displayOrder }));

const changes: [string, typeof news | typeof categories | typeof files, UnknownAction, string[]][] =
  [
    ['an item saved', news, newsItemSaved(createNewsItem(1, { title: 'New' })), ['New', 'Title 2']],
    ['an item deleted', news, newsItemDeleted('n1'), ['Title 2']],
    ['items reordered', news, newsReordered(toOrder('n2', 'n1')), ['Title 2', 'Title 1']],
    [
      'a category added',
      categories,
      categorySaved(createCategory(3)),
      ['Category 1', 'Category 2', 'Category 3'],
    ],
    ['a category renamed', categories, categorySaved({ ...notes, name: 'B' }), ['Category 1', 'B']],
    ['a category deleted', categories, categoryDeleted('cat_1'), ['Category 2']],
    [
      'categories reordered',
      categories,
      categoriesReordered(toOrder('cat_2', 'cat_1')),
      ['Category 2', 'Category 1'],
    ],
    ['an upload', files, fileUploaded(createResourceFile('new')), ['File new', 'File a', 'File b']],
    ['a file edited', files, fileUpdated({ ...b, name: 'B' }), ['File a', 'B']],
    ['files deleted', files, filesDeleted(['b']), ['File a']],
    ['their category deleted', files, categoryDeleted('cat_1'), []],
  ];

it.each(changes)(
  'ignores the response to a request sent before this change: %s',
  (_, open, change, names) => {
    const { dispatch, ask, answer, summary } = open();
    ask('first');
    answer('first');
    const before = summary();
    ask('second');
    dispatch(change);
    answer('second');
    expect(summary()).toEqual([...names, 'idle']);
    ask('third');
    answer('second');
    expect(summary()).toEqual([...names, 'loading']);
    answer('third');
    expect(summary()).toEqual(before);
  },
);

it.each(changes)(
  'ignores the response to a request that timed out before this change: %s',
  (_, open, change) => {
    const { dispatch, ask, timeOut, answer, summary } = open();
    ask('first');
    timeOut('first');
    dispatch(change);
    const before = summary();
    answer('first');
    expect(summary()).toEqual(before);
    expect(before.at(-1)).toBe('idle');
  },
);
