import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { fetchCategories } from '../resourcesSlice';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  fetchAllFiles,
  filesDeleted,
  fileUpdated,
  fileUploaded,
} from './resourcesStaffSlice';
import { resourceFile } from '../../../../tests/helpers/builders';

const file = (id: string) => resourceFile(id, { name: id });

const changes: [string, UnknownAction, string[]][] = [
  ['an upload', fileUploaded(file('new')), ['new', 'a', 'b']],
  ['an edit', fileUpdated({ ...file('b'), name: 'B' }), ['a', 'B']],
  ['a deletion', filesDeleted(['b']), ['a']],
  ["a category's deletion", categoryDeleted('cat_1'), []],
];

it.each(changes)(
  'an answer on its way during %s is not taken, and the list waits for another',
  (_, change, names) => {
    const store = makeStore();
    const state = () => store.getState().resources.files;
    const before = [file('a'), file('b')];
    store.dispatch(fetchAllFiles.pending('first', undefined));
    store.dispatch(fetchAllFiles.fulfilled(before, 'first', undefined));
    store.dispatch(fetchAllFiles.pending('second', undefined));
    store.dispatch(change);
    store.dispatch(fetchAllFiles.fulfilled(before, 'second', undefined));
    expect(state().data.map(({ name }) => name)).toEqual(names);
    expect(state().status).toBe('idle');
  },
);

describe('an answer to a request that was given up', () => {
  it.each(changes)('is not taken after %s', (_, change) => {
    const store = makeStore();
    store.dispatch(fetchAllFiles.pending('first', undefined));
    store.dispatch(fetchAllFiles.rejected(null, 'first', undefined, 'Failed to fetch files'));
    store.dispatch(change);
    store.dispatch(fetchAllFiles.fulfilled([file('late')], 'first', undefined));
    const { status, data } = store.getState().resources.files;
    expect(data.map(({ id }) => id)).not.toContain('late');
    expect(status).toBe('idle');
  });
});

const category = (id: string, displayOrder: number, name = id) => ({ id, name, displayOrder });

it.each<[string, UnknownAction, string[]]>([
  ['one was added', categorySaved(category('c', 2)), ['a', 'b', 'c']],
  ['one was renamed', categorySaved(category('b', 1, 'B')), ['a', 'B']],
  ['one was deleted', categoryDeleted('a'), ['b']],
  ['they were reordered', categoriesReordered([category('a', 1), category('b', 0)]), ['b', 'a']],
])('categories are asked for again when %s while they were loading', (_, change, names) => {
  const store = makeStore();
  const { dispatch } = store;
  const state = () => store.getState().resources.categories;
  const before = [category('a', 0), category('b', 1)];
  dispatch(fetchCategories.pending('first', undefined));
  dispatch(fetchCategories.fulfilled(before, 'first', undefined));
  dispatch(fetchCategories.pending('second', undefined));
  dispatch(change);
  expect(state().status).toBe('idle');
  dispatch(fetchCategories.pending('third', undefined));
  dispatch(fetchCategories.fulfilled(before, 'second', undefined));
  expect(state().data.map(({ name }) => name)).toEqual(names);
  expect(state().status).toBe('loading');
});
