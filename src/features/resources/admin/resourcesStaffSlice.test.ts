import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { ResourceCategory, ResourceFile } from '../documents';
import { fetchCategories, fetchFiles } from '../resourcesSlice';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  filesDeleted,
  fileUpdated,
  fileUploaded,
} from './resourcesStaffSlice';

function file(id: string): ResourceFile {
  return {
    id,
    name: id,
    url: 'https://example.com/a.pdf',
    fileType: 'application/pdf',
    uploadDate: '2025-03-03T09:00:00.000Z',
    category: 'cat_1',
    path: `resources/cat_1/${id}.pdf`,
    icon: 'pdf',
    size: null,
  };
}

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
    store.dispatch(fetchFiles.pending('first', null));
    store.dispatch(fetchFiles.fulfilled(before, 'first', null));
    store.dispatch(fetchFiles.pending('second', null));
    store.dispatch(change);
    store.dispatch(fetchFiles.fulfilled(before, 'second', null));
    expect(state().data.map(({ name }) => name)).toEqual(names);
    expect(state().status).toBe('idle');
  },
);

describe('an answer to a request that was given up', () => {
  it('is welcome while nothing has happened since', () => {
    const store = makeStore();
    const files = [file('a')];
    store.dispatch(fetchFiles.pending('first', 'cat_1'));
    store.dispatch(fetchFiles.rejected(null, 'first', 'cat_1', 'Failed to fetch files'));
    store.dispatch(fetchFiles.fulfilled(files, 'first', 'cat_1'));
    expect(store.getState().resources.files).toMatchObject({
      status: 'succeeded',
      data: files,
      error: null,
    });
    store.dispatch(fetchCategories.pending('first', undefined));
    store.dispatch(fetchCategories.rejected(null, 'first', undefined, 'Failed'));
    store.dispatch(fetchCategories.fulfilled([], 'first', undefined));
    expect(store.getState().resources.categories).toMatchObject({
      status: 'succeeded',
      error: null,
    });
  });

  it.each(changes)('is not taken after %s', (_, change) => {
    const store = makeStore();
    store.dispatch(fetchFiles.pending('first', null));
    store.dispatch(fetchFiles.rejected(null, 'first', null, 'Failed to fetch files'));
    store.dispatch(change);
    store.dispatch(fetchFiles.fulfilled([file('late')], 'first', null));
    const { status, data } = store.getState().resources.files;
    expect(data.map(({ id }) => id)).not.toContain('late');
    expect(status).toBe('idle');
  });
});

describe('the list of categories', () => {
  const category = (id: string, displayOrder: number, name = id): ResourceCategory => ({
    id,
    name,
    displayOrder,
  });
  const before = [category('a', 0), category('b', 1)];
  const ofCategories: [string, UnknownAction, string[]][] = [
    ['one was added', categorySaved(category('c', 2)), ['a', 'b', 'c']],
    ['one was renamed', categorySaved(category('b', 1, 'B')), ['a', 'B']],
    ['one was deleted', categoryDeleted('a'), ['b']],
    ['they were reordered', categoriesReordered([category('a', 1), category('b', 0)]), ['b', 'a']],
  ];
  function loaded() {
    const store = makeStore();
    store.dispatch(fetchCategories.pending('first', undefined));
    store.dispatch(fetchCategories.fulfilled(before, 'first', undefined));
    store.dispatch(fetchCategories.pending('second', undefined));
    return store;
  }

  it.each(ofCategories)('is asked for again when %s while it was loading', (_, change, names) => {
    const store = loaded();
    const state = () => store.getState().resources.categories;
    store.dispatch(change);
    expect(state().status).toBe('idle');
    store.dispatch(fetchCategories.pending('third', undefined));
    store.dispatch(fetchCategories.fulfilled(before, 'second', undefined));
    expect(state().data.map(({ name }) => name)).toEqual(names);
    expect(state().status).toBe('loading');
  });
});

it('keeps when the files were last asked for', () => {
  const store = makeStore();
  const asked = () => store.getState().resources.filesAskedAt;
  expect(asked()).toBeNull();
  store.dispatch(fetchFiles.pending('first', null, { askedAt: 1000 }));
  store.dispatch(fetchFiles.fulfilled([], 'first', null));
  expect(asked()).toBe(1000);
});
