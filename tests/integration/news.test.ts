import {
  breakNetwork,
  loseAnswerAndCheck,
  loseAnswers,
  restoreNetwork,
  noFirestore,
  noWrites,
  requestsDuring,
  storageRefuses,
  storedUnder,
} from '../helpers/staffArea';
import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { pastRules } from '../helpers/backend';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { makeStore as makeVisitorsStore } from '@/app/site/store';
import { draftOf, type NewsDraft } from '@/features/news/admin/newsDraft';
import { deleteNews, reorderNews, saveNews } from '@/features/news/admin/newsThunks';
import { newMemory } from '@/features/news/admin/storeItem';
import type { NewsItem } from '@/features/news/documents';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { fetchPublishedNews } from '@/features/news/newsSlice';
import { firestore } from '@/firebase/firestore';
import { asStaff } from '../helpers/staffHooks';

const FOLDER = 'news-commentary/';
let store = makeStore();
let visitors = makeVisitorsStore();
const managed = () => store.getState().news.managed;
const published = () => visitors.getState().news.published;
const items = () => managed().data;
const stored = async (id: string) => (await getDoc(doc(firestore(), 'newsCommentary', id))).data();

const image = () => new File(['png'], 'shot (1) [final].png', { type: 'image/png' });
const draft: NewsDraft = {
  title: 'New title',
  interviewer: 'Ada Obi',
  description: 'Words',
  videoUrl: 'https://www.youtube.com/watch?v=abc',
  isActive: true,
  thumbnail: { kind: 'auto' },
};
const withFile = (): NewsDraft => ({ ...draft, thumbnail: { kind: 'file', file: image() } });

function firstItem(): NewsItem {
  const [item] = items();
  if (item === undefined) throw new Error('no item');
  return item;
}

/** A new item with a picture of its own. */
async function withOwnPicture(): Promise<NewsItem> {
  await store.dispatch(saveNews({ draft: withFile(), loaded: null, displayOrder: 70 }));
  const item = items().at(-1);
  if (item === undefined) throw new Error('no item');
  return item;
}

asStaff();
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store = makeStore();
  visitors = makeVisitorsStore();
  await store.dispatch(fetchManagedNews());
});

describe('reading', () => {
  it('loads the active items in their order, in one request', async () => {
    const requests = await requestsDuring(() =>
      Promise.all([
        visitors.dispatch(fetchPublishedNews()),
        visitors.dispatch(fetchPublishedNews()),
      ]),
    );
    expect(requests).toHaveLength(1);
    const { data } = published();
    expect(data.length).toBeGreaterThan(3);
    expect(data.every(({ isActive }) => isActive)).toBe(true);
    expect(data.map(({ displayOrder }) => displayOrder)).toEqual(
      data.map(({ displayOrder }) => displayOrder).sort((a, b) => a - b),
    );
  });

  it('loads every item for staff', async () => {
    await visitors.dispatch(fetchPublishedNews());
    expect(items().length).toBeGreaterThan(published().data.length);
  });

  it('says what failed', async () => {
    breakNetwork(noFirestore);
    await Promise.all([
      visitors.dispatch(fetchPublishedNews()),
      store.dispatch(fetchManagedNews()),
    ]);
    expect(published().error).toBe('Failed to load news commentary');
    expect(managed().error).toBe('Failed to fetch news commentary items');
  });
});

describe('saving', () => {
  it('creates an item at the end, with the picture of its video', async () => {
    const result = await store.dispatch(saveNews({ draft, loaded: null, displayOrder: 70 }));
    expect(result.payload).toBe('saved');
    const created = items().at(-1);
    expect(created).toMatchObject({ title: 'New title', displayOrder: 70 });
    expect(await stored(created?.id ?? '')).toMatchObject({
      thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg',
      isActive: true,
    });
  });

  it('uploads a chosen thumbnail and deletes the one it replaces', async () => {
    const before = (await storedUnder(FOLDER)).length;
    await store.dispatch(saveNews({ draft: withFile(), loaded: null, displayOrder: 70 }));
    expect(await storedUnder(FOLDER)).toHaveLength(before + 1);
    const created = items().at(-1);
    if (created === undefined) throw new Error('no item');
    expect((await fetch(created.thumbnailUrl)).status).toBe(200);

    await store.dispatch(saveNews({ draft: withFile(), loaded: created, displayOrder: 0 }));
    expect(await storedUnder(FOLDER)).toHaveLength(before + 1);
    const replaced = items().at(-1);
    expect(replaced?.thumbnailUrl).not.toBe(created.thumbnailUrl);
    expect(replaced).toMatchObject({ createdAt: created.createdAt, displayOrder: 70 });
  });

  it('leaves no thumbnail behind when the save fails', async () => {
    const before = await storedUnder(FOLDER);
    breakNetwork(noWrites);
    const result = await store.dispatch(
      saveNews({ draft: withFile(), loaded: null, displayOrder: 70 }),
    );
    expect(result.payload).toBe('Failed to save item');
    expect(await storedUnder(FOLDER)).toEqual(before);
  });

  it('leaves the thumbnail that was to be replaced when the save fails', async () => {
    const loaded = await withOwnPicture();
    const before = await storedUnder(FOLDER);
    breakNetwork(noWrites);
    await store.dispatch(saveNews({ draft: withFile(), loaded, displayOrder: 0 }));
    restoreNetwork();
    expect(await storedUnder(FOLDER)).toEqual(before);
    expect(await stored(loaded.id)).toMatchObject({ thumbnailUrl: loaded.thumbnailUrl });
  });

  it('saves nothing when the thumbnail cannot be stored', async () => {
    const before = await storedUnder(FOLDER);
    breakNetwork(storageRefuses);
    const result = await store.dispatch(
      saveNews({ draft: withFile(), loaded: null, displayOrder: 70 }),
    );
    expect(result.payload).toBe('Failed to save item');
    restoreNetwork();
    expect(await storedUnder(FOLDER)).toEqual(before);
    await store.dispatch(fetchManagedNews());
    expect(items().map(({ title }) => title)).not.toContain('New title');
  });

  it('takes an item for saved though the answer to the first attempt was lost', async () => {
    const before = (await storedUnder(FOLDER)).length;
    breakNetwork(loseAnswers(1));
    const created = await store.dispatch(
      saveNews({ draft: withFile(), loaded: null, displayOrder: 70 }),
    );
    expect(created.payload).toBe('saved');
    restoreNetwork();
    const loaded = items().at(-1);
    if (loaded === undefined) throw new Error('no item');
    expect((await fetch(loaded.thumbnailUrl)).status).toBe(200);
    expect(await stored(loaded.id)).toMatchObject({ thumbnailUrl: loaded.thumbnailUrl });

    breakNetwork(loseAnswers(1));
    const updated = await store.dispatch(saveNews({ draft: withFile(), loaded, displayOrder: 70 }));
    expect(updated.payload).toBe('saved');
    restoreNetwork();
    expect((await fetch(items().at(-1)?.thumbnailUrl ?? '')).status).toBe(200);
    expect(await storedUnder(FOLDER)).toHaveLength(before + 1);
  });

  it('leaves no thumbnail behind when someone else was first', async () => {
    const loaded = firstItem();
    await updateDoc(pastRules(`newsCommentary/${loaded.id}`), { title: 'Theirs' });
    const before = await storedUnder(FOLDER);
    const result = await store.dispatch(saveNews({ draft: withFile(), loaded, displayOrder: 0 }));
    expect(result.payload).toBe('conflict');
    expect(await storedUnder(FOLDER)).toEqual(before);
  });

  it('saves a video of no known site without a picture', async () => {
    const elsewhere = { ...draft, videoUrl: 'https://videos.example.com/watch?v=abc' };
    await store.dispatch(saveNews({ draft: elsewhere, loaded: null, displayOrder: 70 }));
    expect(await stored(items().at(-1)?.id ?? '')).toMatchObject({
      videoUrl: 'https://videos.example.com/watch?v=abc',
      thumbnailUrl: '',
    });
  });

  it('keeps what someone else changed, unless told to overwrite', async () => {
    const loaded = firstItem();
    const target = doc(firestore(), 'newsCommentary', loaded.id);
    await updateDoc(pastRules(target.path), { title: 'Theirs' });
    const mine = { ...draftOf(loaded), title: 'Mine' };
    const first = await store.dispatch(saveNews({ draft: mine, loaded, displayOrder: 0 }));
    expect(first.payload).toBe('conflict');
    expect(await stored(loaded.id)).toMatchObject({ title: 'Theirs' });
    const again = { draft: mine, loaded, displayOrder: 0, overwrite: true };
    expect((await store.dispatch(saveNews(again))).payload).toBe('saved');
    expect(await stored(loaded.id)).toMatchObject({ title: 'Mine' });
  });

  it('keeps an order that was saved meanwhile', async () => {
    const loaded = firstItem();
    await updateDoc(pastRules(`newsCommentary/${loaded.id}`), { displayOrder: 42 });
    const mine = { ...draftOf(loaded), title: 'Mine' };
    await store.dispatch(saveNews({ draft: mine, loaded, displayOrder: 0 }));
    expect(await stored(loaded.id)).toMatchObject({ title: 'Mine', displayOrder: 42 });
  });
});

describe('pressing Save again', () => {
  it('makes nothing twice when nobody knew how the first time ended', async () => {
    const before = await storedUnder(FOLDER);
    const again = { draft: withFile(), loaded: null, displayOrder: 70, memory: newMemory(null) };
    breakNetwork(loseAnswerAndCheck());
    expect((await store.dispatch(saveNews(again))).payload).toBe('Failed to save item');
    restoreNetwork();
    expect((await store.dispatch(saveNews(again))).payload).toBe('saved');
    await store.dispatch(fetchManagedNews());
    const created = items().filter(({ title }) => title === 'New title');
    expect(created).toHaveLength(1);
    expect(await storedUnder(FOLDER)).toHaveLength(before.length + 1);
    expect((await fetch(created[0]?.thumbnailUrl ?? '')).status).toBe(200);
  });

  it('replaces what the first time may have stored, with its picture', async () => {
    const before = await storedUnder(FOLDER);
    const memory = newMemory(null);
    breakNetwork(loseAnswerAndCheck());
    await store.dispatch(saveNews({ draft: withFile(), loaded: null, displayOrder: 70, memory }));
    restoreNetwork();
    const other = { draft: withFile(), loaded: null, displayOrder: 70, memory };
    expect((await store.dispatch(saveNews(other))).payload).toBe('saved');
    expect(await storedUnder(FOLDER)).toHaveLength(before.length + 1);
    const last = { draft, loaded: null, displayOrder: 70, memory };
    expect((await store.dispatch(saveNews(last))).payload).toBe('conflict');
  });
});

describe('two people at one item', () => {
  const TITLE = 'Theirs';
  const replaced = async (loaded: NewsItem) => {
    const theirs = { ...withFile(), title: TITLE };
    await store.dispatch(saveNews({ draft: theirs, loaded, displayOrder: 0 }));
    return stored(loaded.id);
  };

  it('keeps the picture that the other one chose when words are overwritten', async () => {
    const loaded = await withOwnPicture();
    const theirs = await replaced(loaded);
    const mine = { draft: { ...draftOf(loaded), title: 'Mine' }, loaded, displayOrder: 0 };
    expect((await store.dispatch(saveNews(mine))).payload).toBe('conflict');
    const overwrite = await store.dispatch(saveNews({ ...mine, overwrite: true }));
    expect(overwrite.payload).toBe('saved');
    const now = await stored(loaded.id);
    expect(now).toMatchObject({ title: 'Mine', thumbnailUrl: String(theirs?.['thumbnailUrl']) });
    expect((await fetch(String(now?.['thumbnailUrl']))).status).toBe(200);
  });

  it('takes the picture of the video where the item with its picture is gone', async () => {
    const loaded = await withOwnPicture();
    await store.dispatch(deleteNews({ item: loaded }));
    const mine = { draft: draftOf(loaded), loaded, displayOrder: 0, overwrite: true };
    expect((await store.dispatch(saveNews(mine))).payload).toBe('saved');
    expect(await stored(loaded.id)).toMatchObject({
      thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg',
    });
  });

  it.each([
    [
      'overwritten with another',
      (loaded: NewsItem) =>
        store.dispatch(saveNews({ draft: withFile(), loaded, displayOrder: 0, overwrite: true })),
      1,
    ],
    ['deleted', (item: NewsItem) => store.dispatch(deleteNews({ item })), 0],
  ])('leaves nothing behind of the picture that the other one chose: %s', async (_, act, left) => {
    const before = await storedUnder(FOLDER);
    const loaded = await withOwnPicture();
    await replaced(loaded);
    await act(loaded);
    expect(await storedUnder(FOLDER)).toHaveLength(before.length + left);
  });
});

describe('cancelling a save', () => {
  const cancelAt = (which: (url: string, init?: RequestInit) => boolean, answer: boolean) => {
    const controller = new AbortController();
    breakNetwork((url, init) => {
      if (!which(url, init)) return false;
      controller.abort();
      return answer ? 'unanswered' : new Promise<boolean>(() => undefined);
    });
    return controller.signal;
  };
  const save = (signal: AbortSignal, fields: Partial<NewsDraft> = {}) =>
    store.dispatch(
      saveNews({ draft: { ...withFile(), ...fields }, loaded: null, displayOrder: 70, signal }),
    );

  it('during the upload stores nothing', async () => {
    const before = await storedUnder(FOLDER);
    const signal = cancelAt((url) => url.includes('news-commentary'), false);
    expect((await save(signal)).payload).toBe('cancelled');
    restoreNetwork();
    expect(await storedUnder(FOLDER)).toEqual(before);
    await store.dispatch(fetchManagedNews());
    expect(items().map(({ title }) => title)).not.toContain('New title');
  });

  it('before the item was sent stores nothing, and takes the picture away', async () => {
    const before = await storedUnder(FOLDER);
    const signal = cancelAt((url) => url.includes(':batchGet'), false);
    expect((await save(signal)).payload).toBe('cancelled');
    restoreNetwork();
    expect(await storedUnder(FOLDER)).toEqual(before);
  });

  it('after the item was sent says at once what is stored', async () => {
    const signal = cancelAt((url) => url.includes(':commit'), true);
    const result = await save(signal, { thumbnail: { kind: 'auto' } });
    expect(result.payload).toBe('saved');
    restoreNetwork();
    await store.dispatch(fetchManagedNews());
    expect(items().map(({ title }) => title)).toContain('New title');
  });
});

describe('reordering', () => {
  it('shows the order at once and saves it with the time', async () => {
    const reversed = [...items()].reverse();
    const before = firstItem();
    const running = store.dispatch(reorderNews(reversed));
    expect(items().map(({ id }) => id)).toEqual(reversed.map(({ id }) => id));
    await running;
    const after = await stored(before.id);
    expect(after).toMatchObject({ displayOrder: reversed.length - 1 });
    expect(after?.updatedAt).not.toBe(before.updatedAt);
  });

  it('that hangs does not bring an older order back when it arrives after a later one', async () => {
    const before = items();
    let release: () => void = () => undefined;
    const held = new Promise<false>((resolve) => {
      release = () => resolve(false);
    });
    let commits = 0;
    breakNetwork((url) => {
      if (!/:commit(\?|$)/.test(url)) return false;
      commits += 1;
      return commits === 1 && held;
    });
    const older = store.dispatch(reorderNews([...before].reverse()));
    await vi.waitFor(() => expect(commits).toBe(1));
    const later = await store.dispatch(reorderNews([...before.slice(1), ...before.slice(0, 1)]));
    expect(later.meta.requestStatus).toBe('fulfilled');
    release();
    await older;
    restoreNetwork();
    await store.dispatch(fetchManagedNews());
    expect(items().map(({ id }) => id)).toEqual(
      [...before.slice(1), ...before.slice(0, 1)].map(({ id }) => id),
    );
  });

  it('saves nothing of an order that fails', async () => {
    const before = items();
    breakNetwork(noWrites);
    const result = await store.dispatch(reorderNews([...before].reverse()));
    expect(result.payload).toBe('Failed to update order');
    restoreNetwork();
    await store.dispatch(fetchManagedNews());
    expect(items()).toEqual(before);
  });
});

describe('deleting', () => {
  it('deletes the item and its uploaded thumbnail', async () => {
    const item = await withOwnPicture();
    const before = await storedUnder(FOLDER);
    const result = await store.dispatch(deleteNews({ item }));
    expect(result.payload).toBe(item.id);
    expect(items()).not.toContainEqual(item);
    expect(await stored(item.id)).toBeUndefined();
    expect(await storedUnder(FOLDER)).toHaveLength(before.length - 1);
  });

  it('deletes the item though its thumbnail cannot be deleted', async () => {
    const item = await withOwnPicture();
    breakNetwork(storageRefuses);
    const result = await store.dispatch(deleteNews({ item }));
    expect(result.payload).toBe(item.id);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Stored object news-commentary\/.* could not be deleted$/),
      expect.anything(),
    );
    restoreNetwork();
    expect(await stored(item.id)).toBeUndefined();
  });

  it('keeps item and thumbnail when the item cannot be deleted', async () => {
    const item = await withOwnPicture();
    const before = await storedUnder(FOLDER);
    breakNetwork(noWrites);
    const result = await store.dispatch(deleteNews({ item }));
    expect(result.payload).toBe('Failed to delete item');
    restoreNetwork();
    expect(await stored(item.id)).toBeDefined();
    expect(await storedUnder(FOLDER)).toEqual(before);
  });
});
