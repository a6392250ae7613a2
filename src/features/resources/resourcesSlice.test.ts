import { expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import type { ResourceFile } from './resource';
import { categoryDeleted, fetchFiles, filesDeleted, fileUploaded } from './resourcesSlice';

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

it.each([
  ['an upload', fileUploaded(file('new')), ['new', 'a', 'b']],
  ['a deletion', filesDeleted(['b']), ['a']],
  ["a category's deletion", categoryDeleted('cat_1'), []],
])(
  'an answer on its way during %s is not taken, and the list waits for another',
  (_, change, ids) => {
    const store = makeStore();
    const state = () => store.getState().resources.files;
    const before = [file('a'), file('b')];
    store.dispatch(fetchFiles.pending('first', null));
    store.dispatch(fetchFiles.fulfilled(before, 'first', null));
    store.dispatch(fetchFiles.pending('second', null));
    store.dispatch(change);
    store.dispatch(fetchFiles.fulfilled(before, 'second', null));
    expect(state().data.map(({ id }) => id)).toEqual(ids);
    expect(state().status).toBe('idle');
  },
);
