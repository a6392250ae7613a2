import { breakNetwork, restoreNetwork, failWrites, listStoredUnder } from '../helpers/staffArea';
import { updateDoc } from 'firebase/firestore/lite';
import { adminDocument, readDocument } from '../helpers/backend';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { toNewsDraft, type NewsDraft } from '@/features/news/admin/newsDraft';
import { deleteNews, getNewsId, reorderNews, saveNews } from '@/features/news/admin/newsThunks';
import { NOTHING_STORED } from '@/features/news/admin/saveProgress';
import type { NewsItem } from '@/features/news/documents';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { createNewsItem } from '../helpers/builders';
import { createSignal } from '../helpers/signal';
import { setUpStaff } from '../helpers/staffHooks';

const FOLDER = 'news-commentary/';
let store = makeStore();
const listItems = () => store.getState().news.managed.data;
const listIds = (list: readonly NewsItem[]) => list.map(({ id }) => id);
const listTitles = () => listItems().map(({ title }) => title);
const readStoredItem = (id: string) => readDocument(`newsCommentary/${id}`);
const changeElsewhere = ({ id }: NewsItem, fields: Partial<NewsItem>) =>
  updateDoc(adminDocument(`newsCommentary/${id}`), fields);
const readStatus = async (url: unknown) => (await fetch(String(url))).status;

const videoUrl = 'https://www.youtube.com/watch?v=abc';
const draft = toNewsDraft(createNewsItem(1, { title: 'New title', videoUrl }));
const createImage = () => new File(['png'], 'shot (1) [final].png', { type: 'image/png' });
const createDraftWithFile = (): NewsDraft => ({
  ...draft,
  thumbnail: { kind: 'file', file: createImage() },
});
const createRenamedDraft = (item: NewsItem, title = 'Mine') => ({ ...toNewsDraft(item), title });

/** Saves an item of news. If `loaded` is null, the item is new. */
async function saveItem(
  saved: NewsDraft,
  loaded: NewsItem | null = null,
  more: Partial<Parameters<typeof saveNews>[0]> = {},
) {
  const displayOrder = loaded === null ? 70 : 0;
  const outcome = await store.dispatch(
    saveNews({
      id: getNewsId(loaded),
      draft: saved,
      loaded,
      displayOrder,
      progress: NOTHING_STORED,
      ...more,
    }),
  );
  return 'message' in outcome ? outcome.message : outcome.result;
}
const removeItem = (item: NewsItem) => store.dispatch(deleteNews(item));

function getItem(index: number): NewsItem {
  const item = listItems().at(index);
  if (item === undefined) throw new Error('no item');
  return item;
}

async function createItemWithPicture(): Promise<NewsItem> {
  await saveItem(createDraftWithFile());
  return getItem(-1);
}

setUpStaff();
beforeEach(async () => {
  store = makeStore();
  await store.dispatch(fetchManagedNews());
});

describe('saving', () => {
  it('creates a news item at its position with the thumbnail of its video', async () => {
    const thumbnailUrl = 'https://img.youtube.com/vi/abc/maxresdefault.jpg';
    expect(await saveItem(draft)).toBe('saved');
    expect(getItem(-1)).toMatchObject({ title: 'New title', displayOrder: 70 });
    expect(await readStoredItem(getItem(-1).id)).toMatchObject({
      videoUrl,
      thumbnailUrl,
      isActive: true,
    });
  });

  it('keeps the position that somebody else gave a news item', async () => {
    const loaded = getItem(0);
    await changeElsewhere(loaded, { displayOrder: 42 });
    await saveItem(createRenamedDraft(loaded), loaded);
    expect(await readStoredItem(loaded.id)).toMatchObject({ title: 'Mine', displayOrder: 42 });
  });
});

describe('two people editing one item', () => {
  const replacePicture = async (loaded: NewsItem) => {
    await saveItem({ ...createDraftWithFile(), title: 'Theirs' }, loaded);
    return readStoredItem(loaded.id);
  };

  it('keeps a picture that somebody else saved when only the text of the item is overwritten', async () => {
    const loaded = await createItemWithPicture();
    const theirs = await replacePicture(loaded);
    const before = await listStoredUnder(FOLDER);
    expect(await saveItem(createDraftWithFile(), loaded)).toBe('conflict');
    expect(await readStoredItem(loaded.id)).toEqual(theirs);
    expect(await listStoredUnder(FOLDER)).toEqual(before);
    expect(await saveItem(createRenamedDraft(loaded), loaded, { overwrite: true })).toBe('saved');
    const now = await readStoredItem(loaded.id);
    expect(now).toMatchObject({ title: 'Mine', thumbnailUrl: String(theirs?.['thumbnailUrl']) });
    expect(await readStatus(now?.['thumbnailUrl'])).toBe(200);
  });

  it('does not store an item again that somebody else has deleted, and reports the deletion', async () => {
    const loaded = await createItemWithPicture();
    await removeItem(loaded);
    const before = await listStoredUnder(FOLDER);
    expect(await saveItem(createDraftWithFile(), loaded)).toBe('deleted');
    expect(await saveItem(toNewsDraft(loaded), loaded, { overwrite: true })).toBe('deleted');
    expect(await readStoredItem(loaded.id)).toBeUndefined();
    expect(await listStoredUnder(FOLDER)).toEqual(before);
  });

  it.each([
    [
      'saved with another picture',
      (item: NewsItem) => saveItem(createDraftWithFile(), item, { overwrite: true }),
      1,
    ],
    ['deleted', removeItem, 0],
  ])(
    'removes the picture of somebody else’s save from Storage when the item is %s',
    async (_, act, pictureCount) => {
      const before = (await listStoredUnder(FOLDER)).length;
      const loaded = await createItemWithPicture();
      await replacePicture(loaded);
      await act(loaded);
      expect(await listStoredUnder(FOLDER)).toHaveLength(before + pictureCount);
    },
  );
});

/** Cancels the save when the first matching request is sent. The request gets no response. */
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
])('stores neither item nor picture when the save is cancelled %s', async (_, part) => {
  const before = await listStoredUnder(FOLDER);
  expect(await saveItem(createDraftWithFile(), null, cancelAt(part))).toBe('cancelled');
  restoreNetwork();
  expect(await listStoredUnder(FOLDER)).toEqual(before);
  await store.dispatch(fetchManagedNews());
  expect(listTitles()).not.toContain('New title');
});

describe('reordering', () => {
  it('shows the old order of the news again if saving the new order fails', async () => {
    const before = listItems();
    breakNetwork(failWrites);
    const failing = store.dispatch(reorderNews(before.toReversed()));
    expect(listIds(listItems())).toEqual(listIds(before.toReversed()));
    expect(await failing).toBe('Failed to update order');
    expect(listIds(listItems())).toEqual(listIds(before));
  });

  it('keeps the second of two new orders when the response to the first is late', async () => {
    const before = listItems();
    const next = [...before.slice(1), ...before.slice(0, 1)];
    const answer = createSignal<false>();
    let commits = 0;
    breakNetwork((url) => /:commit(\?|$)/.test(url) && (commits += 1) === 1 && answer.promise);
    const older = store.dispatch(reorderNews(before.toReversed()));
    await vi.waitFor(() => expect(commits).toBe(1));
    expect(await store.dispatch(reorderNews(next))).toBeNull();
    answer.resolve(false);
    await older;
    await store.dispatch(fetchManagedNews());
    expect(listIds(listItems())).toEqual(listIds(next));
  });
});
