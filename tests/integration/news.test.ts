import { breakNetwork, restoreNetwork, noWrites, storedUnder } from '../helpers/staffArea';
import { updateDoc } from 'firebase/firestore/lite';
import { adminDocument, readDocument } from '../helpers/backend';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { newsDraftOf, type NewsDraft } from '@/features/news/admin/newsDraft';
import { deleteNews, newsId, reorderNews, saveNews } from '@/features/news/admin/newsThunks';
import { NOTHING_STORED } from '@/features/news/admin/saveProgress';
import type { NewsItem } from '@/features/news/documents';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { newsItem } from '../helpers/builders';
import { newSignal } from '../helpers/signal';
import { asStaff } from '../helpers/staffHooks';

const FOLDER = 'news-commentary/';
let store = makeStore();
const items = () => store.getState().news.managed.data;
const ids = (list: readonly NewsItem[]) => list.map(({ id }) => id);
const titles = () => items().map(({ title }) => title);
const stored = (id: string) => readDocument(`newsCommentary/${id}`);
const changeElsewhere = ({ id }: NewsItem, fields: Partial<NewsItem>) =>
  updateDoc(adminDocument(`newsCommentary/${id}`), fields);
const statusOf = async (url: unknown) => (await fetch(String(url))).status;

const videoUrl = 'https://www.youtube.com/watch?v=abc';
const draft = newsDraftOf(newsItem(1, { title: 'New title', videoUrl }));
const image = () => new File(['png'], 'shot (1) [final].png', { type: 'image/png' });
const withFile = (): NewsDraft => ({ ...draft, thumbnail: { kind: 'file', file: image() } });
const renamed = (item: NewsItem, title = 'Mine') => ({ ...newsDraftOf(item), title });

/** Saves an item. A null `item` creates a new one. */
async function save(
  saved: NewsDraft,
  loaded: NewsItem | null = null,
  more: Partial<Parameters<typeof saveNews>[0]> = {},
) {
  const displayOrder = loaded === null ? 70 : 0;
  const end = await store.dispatch(
    saveNews({
      id: newsId(loaded),
      draft: saved,
      loaded,
      displayOrder,
      progress: NOTHING_STORED,
      ...more,
    }),
  );
  return 'message' in end ? end.message : end.result;
}
const remove = (item: NewsItem) => store.dispatch(deleteNews(item));

function itemAt(index: number): NewsItem {
  const item = items().at(index);
  if (item === undefined) throw new Error('no item');
  return item;
}

/** Creates an item with an uploaded picture. */
async function withOwnPicture(): Promise<NewsItem> {
  await save(withFile());
  return itemAt(-1);
}

asStaff();
beforeEach(async () => {
  store = makeStore();
  await store.dispatch(fetchManagedNews());
});

describe('saving', () => {
  it('creates a news item at its position with the thumbnail of its video', async () => {
    const thumbnailUrl = 'https://img.youtube.com/vi/abc/maxresdefault.jpg';
    expect(await save(draft)).toBe('saved');
    expect(itemAt(-1)).toMatchObject({ title: 'New title', displayOrder: 70 });
    expect(await stored(itemAt(-1).id)).toMatchObject({ videoUrl, thumbnailUrl, isActive: true });
  });

  it('keeps the position of a news item that somebody else saved', async () => {
    const loaded = itemAt(0);
    await changeElsewhere(loaded, { displayOrder: 42 });
    await save(renamed(loaded), loaded);
    expect(await stored(loaded.id)).toMatchObject({ title: 'Mine', displayOrder: 42 });
  });
});

describe('two people editing one item', () => {
  const replaced = async (loaded: NewsItem) => {
    await save({ ...withFile(), title: 'Theirs' }, loaded);
    return stored(loaded.id);
  };

  it('keeps the other person’s picture when the text of an item is overwritten', async () => {
    const loaded = await withOwnPicture();
    const theirs = await replaced(loaded);
    const before = await storedUnder(FOLDER);
    expect(await save(withFile(), loaded)).toBe('conflict');
    expect(await stored(loaded.id)).toEqual(theirs);
    expect(await storedUnder(FOLDER)).toEqual(before);
    expect(await save(renamed(loaded), loaded, { overwrite: true })).toBe('saved');
    const now = await stored(loaded.id);
    expect(now).toMatchObject({ title: 'Mine', thumbnailUrl: String(theirs?.['thumbnailUrl']) });
    expect(await statusOf(now?.['thumbnailUrl'])).toBe(200);
  });

  it('reports an item as deleted instead of storing it again', async () => {
    const loaded = await withOwnPicture();
    await remove(loaded);
    const before = await storedUnder(FOLDER);
    expect(await save(withFile(), loaded)).toBe('deleted');
    expect(await save(newsDraftOf(loaded), loaded, { overwrite: true })).toBe('deleted');
    expect(await stored(loaded.id)).toBeUndefined();
    expect(await storedUnder(FOLDER)).toEqual(before);
  });

  it.each([
    [
      'saved with another picture',
      (item: NewsItem) => save(withFile(), item, { overwrite: true }),
      1,
    ],
    ['deleted', remove, 0],
  ])('deletes the other person’s picture when the item is %s', async (_, act, left) => {
    const before = (await storedUnder(FOLDER)).length;
    const loaded = await withOwnPicture();
    await replaced(loaded);
    await act(loaded);
    expect(await storedUnder(FOLDER)).toHaveLength(before + left);
  });
});

/** Cancels the save at the first matching request, which is held back. */
const cancelAt = (part: string) => {
  const controller = new AbortController();
  breakNetwork((url) => {
    if (!url.includes(part)) return false;
    controller.abort();
    return new Promise<boolean>(() => undefined);
  });
  return { signal: controller.signal };
};

it.each([
  ['during the upload', 'news-commentary'],
  ['before the item is sent', ':batchGet'],
])('discards item and picture when a save is cancelled %s', async (_, part) => {
  const before = await storedUnder(FOLDER);
  expect(await save(withFile(), null, cancelAt(part))).toBe('cancelled');
  restoreNetwork();
  expect(await storedUnder(FOLDER)).toEqual(before);
  await store.dispatch(fetchManagedNews());
  expect(titles()).not.toContain('New title');
});

describe('reordering', () => {
  it('restores the old order of the news if the save fails', async () => {
    const before = items();
    breakNetwork(noWrites);
    const failing = store.dispatch(reorderNews(before.toReversed()));
    expect(ids(items())).toEqual(ids(before.toReversed()));
    expect(await failing).toBe('Failed to update order');
    expect(ids(items())).toEqual(ids(before));
  });

  it('keeps the later of two orders when the first response is late', async () => {
    const before = items();
    const next = [...before.slice(1), ...before.slice(0, 1)];
    const answer = newSignal<false>();
    let commits = 0;
    breakNetwork((url) => /:commit(\?|$)/.test(url) && (commits += 1) === 1 && answer.promise);
    const older = store.dispatch(reorderNews(before.toReversed()));
    await vi.waitFor(() => expect(commits).toBe(1));
    expect(await store.dispatch(reorderNews(next))).toBeNull();
    answer.resolve(false);
    await older;
    await store.dispatch(fetchManagedNews());
    expect(ids(items())).toEqual(ids(next));
  });
});
