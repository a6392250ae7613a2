import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  toDraftKey,
  deleteDrafts,
  deleteOldDrafts,
  saveDraft,
  MAX_AGE_DAYS,
  type SavedDraft,
  readDrafts,
} from './savedDrafts';

const key = toDraftKey('ada', 'asi');
const now = new Date('2026-11-20T17:31:00Z');
const getTimeDaysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const createEntry = (id: string, typedAt = now.toISOString(), draft: unknown = id): SavedDraft => {
  return { id, typedAt, from: 'stored', draft };
};
const trySaveDraft = (id: string) => {
  const report = vi.fn();
  saveDraft(key, createEntry(id), report);
  return report.mock.lastCall?.[0] === true;
};
const listIds = (at = key) => readDrafts(at).map(({ id }) => id);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.restoreAllMocks());

describe('saved drafts', () => {
  it('separates drafts by account and editor', () => {
    saveDraft(key, createEntry('a'));
    expect(readDrafts(key)).toEqual([createEntry('a')]);
    expect(readDrafts(toDraftKey('tunde', 'asi'))).toEqual([]);
    expect(readDrafts(toDraftKey('ada', 'gainers'))).toEqual([]);
  });

  it('keeps the latest drafts of the three newest forms', () => {
    saveDraft(key, createEntry('a', getTimeDaysAgo(4)));
    saveDraft(key, createEntry('b', getTimeDaysAgo(3)));
    saveDraft(key, createEntry('a', getTimeDaysAgo(2), 'more'));
    expect(listIds()).toEqual(['a', 'b']);
    saveDraft(key, createEntry('c', getTimeDaysAgo(1)));
    saveDraft(key, createEntry('d'));
    expect(listIds()).toEqual(['d', 'c', 'a']);
    // Saving the same input again keeps the time of the draft, even if `from` differs.
    saveDraft(key, { ...createEntry('c'), from: 'stored since' });
    expect(readDrafts(key)[1]?.typedAt).toBe(getTimeDaysAgo(1));
  });
});

it.each([
  ['invalid JSON', '{"id":'],
  ['an object instead of a list', '{"id":"a"}'],
  ['malformed entries', '[null,1,"a",{"id":"a"},{"id":"a","typedAt":7}]'],
  ['an invalid time', '[{"id":"a","typedAt":"yesterday","from":1,"draft":2}]'],
])('ignores stored drafts with %s', (_, text) => {
  localStorage.setItem(key, text);
  expect(readDrafts(key)).toEqual([]);
  saveDraft(key, createEntry('b'));
  expect(listIds()).toEqual(['b']);
});

it('deletes only old and unreadable drafts of all accounts', () => {
  const put = (at: string, ...entries: SavedDraft[]) =>
    localStorage.setItem(at, JSON.stringify(entries));
  put(toDraftKey('tunde', 'news/new'), createEntry('a', getTimeDaysAgo(MAX_AGE_DAYS + 1)));
  put(
    key,
    createEntry('b', getTimeDaysAgo(MAX_AGE_DAYS - 1)),
    createEntry('c', getTimeDaysAgo(MAX_AGE_DAYS)),
  );
  localStorage.setItem(toDraftKey('ada', 'broken'), '{');
  localStorage.setItem('lastKnown:asi', '{');
  deleteOldDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([key, 'lastKnown:asi']);
  expect(listIds()).toEqual(['b']);
});

describe('a browser that cannot store drafts', () => {
  const failWrites = (times: number) => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    for (let each = 0; each < times; each += 1) {
      setItem.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
  };

  it('reports whether the browser stored a draft', () => {
    failWrites(2);
    expect([trySaveDraft('a'), trySaveDraft('a')]).toEqual([false, true]);
  });

  it('deletes older drafts if only the newest fits', () => {
    saveDraft(key, createEntry('a'));
    failWrites(1);
    expect([trySaveDraft('b'), listIds()]).toEqual([true, ['b']]);
  });

  it('treats blocked local storage as empty', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(trySaveDraft('a')).toBe(false);
    deleteDrafts(key, ['a']);
    deleteOldDrafts();
    expect(readDrafts(key)).toEqual([]);
  });
});
