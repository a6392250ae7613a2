import { expect, it } from 'vitest';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { fetchCategories } from '@/features/resources/resourcesSlice';
import { reloadLists } from '@/pages/admin/undo/reloadLists';
import {
  createCategory,
  createNewsItem,
  createChange,
  createResourceFile,
} from '../../../tests/helpers/builders';
import { makeStore } from './store';

const restored = (path: string) => createChange({ documents: [{ path, before: {}, after: {} }] });

it.each([
  {
    path: 'newsCommentary/n1',
    pending: fetchManagedNews.pending('r1', undefined),
    late: fetchManagedNews.fulfilled([createNewsItem(1)], 'r1', undefined),
  },
  {
    path: 'resourceCategories/cat_1',
    pending: fetchCategories.pending('r1', undefined),
    late: fetchCategories.fulfilled([createCategory(1)], 'r1', undefined),
  },
  {
    path: 'resourceFiles/a',
    pending: fetchAllFiles.pending('r1', undefined),
    late: fetchAllFiles.fulfilled([createResourceFile('a')], 'r1', undefined),
  },
])('replaces the pending request for a list after an undo of $path', ({ path, pending, late }) => {
  const store = makeStore();
  const requests = () => {
    const { news, resources } = store.getState();
    return [news.managed, resources.categories, resources.files];
  };
  store.dispatch(pending);
  reloadLists(store.dispatch, restored(path));
  store.dispatch(late);
  const [request] = requests().filter(({ status }) => status !== 'idle');
  expect(request).toMatchObject({ status: 'loading', data: [] });
  expect(request?.requestId).not.toBe('r1');
});
