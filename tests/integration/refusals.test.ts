/**
 * Every save of the staff area when the server refuses the session: it says so in its own words,
 * and tells whoever looks after the session, once.
 */
import { signInAs, storedUnder } from '../helpers/staffArea';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { NewsDraft } from '@/features/news/admin/newsDraft';
import { deleteNews, reorderNews, saveNews } from '@/features/news/admin/newsThunks';
import type { NewsItem } from '@/features/news/documents';
import {
  addCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '@/features/resources/admin/categoryThunks';
import { deleteFile, deleteFiles } from '@/features/resources/admin/fileThunks';
import { uploadFile } from '@/features/resources/admin/uploadFile';
import { onRefusal } from '@/firebase/staff/refusals';
import { staffAccount, visitorAccount } from '../../seed/index';
import {
  CATEGORY,
  exists,
  FOLDER,
  pdf,
  record,
  toDelete,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

const store = makeStore();
const category = { id: CATEGORY, name: 'Test', displayOrder: 6 };
const item: NewsItem = {
  id: 'example-news-1',
  title: 'Title',
  interviewer: 'Ada Obi',
  description: 'Words',
  videoUrl: 'https://youtu.be/abc',
  thumbnailUrl: '',
  isActive: true,
  displayOrder: 0,
  createdAt: '2025-03-14T16:40:00.000Z',
  updatedAt: '2025-03-14T16:40:00.000Z',
};
const draft: NewsDraft = { ...item, thumbnail: { kind: 'auto' } };
const png = new File(['png'], 'a.png', { type: 'image/png' });

let refusals = 0;
let stop: () => void;
withTestCategory();
beforeAll(() => {
  stop = onRefusal(() => {
    refusals += 1;
  });
});
afterAll(() => stop());
beforeEach(async () => {
  await writeRecords(2);
  // Signed in, but not on the staff list.
  await signInAs(visitorAccount);
  refusals = 0;
});
afterEach(() => signInAs(staffAccount));

it.each([
  ['Failed to add category', () => store.dispatch(addCategory({ name: 'A', displayOrder: 7 }))],
  [
    'Failed to update category',
    () => store.dispatch(updateCategory({ loaded: category, name: 'A', overwrite: true })),
  ],
  ['Failed to reorder categories', () => store.dispatch(reorderCategories([category]))],
  ['Failed to delete category', () => store.dispatch(deleteCategory(CATEGORY))],
  ['Failed to delete file', () => store.dispatch(deleteFile(toDelete(record(0))))],
  [
    'Failed to delete one or more files',
    () => store.dispatch(deleteFiles([record(0), record(1)].map(toDelete))),
  ],
  [
    'Failed to save item',
    () => store.dispatch(saveNews({ draft, loaded: null, displayOrder: 70 })),
  ],
  [
    'Failed to save item',
    () => {
      const withFile: NewsDraft = { ...draft, thumbnail: { kind: 'file', file: png } };
      return store.dispatch(saveNews({ draft: withFile, loaded: item, displayOrder: 0 }));
    },
  ],
  ['Failed to update order', () => store.dispatch(reorderNews([item]))],
  ['Failed to delete item', () => store.dispatch(deleteNews({ item }))],
])('%s', async (message, attempt) => {
  const result = await attempt();
  expect(result.payload).toBe(message);
  expect(refusals).toBe(1);
  expect(console.warn).toHaveBeenCalledWith(message, expect.anything());
  expect(await exists(CATEGORY, 'resourceCategories')).toBe(true);
  expect(await exists('file_0_x')).toBe(true);
  expect(await exists(item.id, 'newsCommentary')).toBe(true);
});

it('an upload', async () => {
  const { signal } = new AbortController();
  const outcome = await store.dispatch(
    uploadFile({ file: pdf('a.pdf'), fileName: 'A', fileIcon: 'pdf' }, CATEGORY, {
      signal,
      onProgress: () => undefined,
    }),
  );
  expect(outcome).toBe('failed');
  expect(refusals).toBe(1);
  expect(await storedUnder(FOLDER)).toEqual([]);
});

it('an upload whose record is refused', async () => {
  await signInAs(staffAccount);
  const { signal } = new AbortController();
  const outcome = await store.dispatch(
    // Too long for the rules.
    uploadFile({ file: pdf('a.pdf'), fileName: 'A'.repeat(201), fileIcon: 'pdf' }, CATEGORY, {
      signal,
      onProgress: () => undefined,
    }),
  );
  expect(outcome).toBe('failed');
  expect(refusals).toBe(1);
  expect(await storedUnder(FOLDER)).toEqual([]);
});
