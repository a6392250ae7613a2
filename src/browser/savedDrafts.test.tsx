import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftKey,
  deleteDrafts,
  deleteOldDrafts,
  saveDraft,
  MAX_AGE_DAYS,
  type SavedDraft,
  readDrafts,
} from './savedDrafts';

const place = draftKey('ada', 'asi');
const now = new Date('2026-11-20T17:31:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const entry = (id: string, typedAt = now.toISOString(), draft: unknown = id): SavedDraft => {
  return { id, typedAt, from: 'stored', draft };
};
const savesDraft = (id: string) => {
  const report = vi.fn();
  saveDraft(place, entry(id), report);
  return report.mock.lastCall?.[0] === true;
};
const ids = (at = place) => readDrafts(at).map(({ id }) => id);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.restoreAllMocks());

describe('saved drafts', () => {
  it('separates drafts by account and editor', () => {
    saveDraft(place, entry('a'));
    expect(readDrafts(place)).toEqual([entry('a')]);
    expect(readDrafts(draftKey('tunde', 'asi'))).toEqual([]);
    expect(readDrafts(draftKey('ada', 'gainers'))).toEqual([]);
  });

  it('keeps the latest draft of the three newest forms', () => {
    saveDraft(place, entry('a', daysAgo(4)));
    saveDraft(place, entry('b', daysAgo(3)));
    saveDraft(place, entry('a', daysAgo(2), 'more'));
    expect(ids()).toEqual(['a', 'b']);
    saveDraft(place, entry('c', daysAgo(1)));
    saveDraft(place, entry('d'));
    expect(ids()).toEqual(['d', 'c', 'a']);
    // An unchanged draft keeps its time.
    saveDraft(place, { ...entry('c'), from: 'stored since' });
    expect(readDrafts(place)[1]?.typedAt).toBe(daysAgo(1));
  });
});

it.each([
  ['invalid JSON', '{"id":'],
  ['an object instead of a list', '{"id":"a"}'],
  ['malformed entries', '[null,1,"a",{"id":"a"},{"id":"a","typedAt":7}]'],
  ['an invalid time', '[{"id":"a","typedAt":"yesterday","from":1,"draft":2}]'],
])('ignores stored drafts with %s', (_, text) => {
  localStorage.setItem(place, text);
  expect(readDrafts(place)).toEqual([]);
  saveDraft(place, entry('b'));
  expect(ids()).toEqual(['b']);
});

it('deletes only old and unreadable drafts of all accounts', () => {
  const put = (at: string, ...entries: SavedDraft[]) =>
    localStorage.setItem(at, JSON.stringify(entries));
  put(draftKey('tunde', 'news/new'), entry('a', daysAgo(MAX_AGE_DAYS + 1)));
  put(place, entry('b', daysAgo(MAX_AGE_DAYS - 1)), entry('c', daysAgo(MAX_AGE_DAYS)));
  localStorage.setItem(draftKey('ada', 'broken'), '{');
  localStorage.setItem('lastKnown:asi', '{');
  deleteOldDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([place, 'lastKnown:asi']);
  expect(ids()).toEqual(['b']);
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
    expect([savesDraft('a'), savesDraft('a')]).toEqual([false, true]);
  });

  it('deletes older drafts if only the newest fits', () => {
    saveDraft(place, entry('a'));
    failWrites(1);
    expect([savesDraft('b'), ids()]).toEqual([true, ['b']]);
  });

  it('treats blocked local storage as empty', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(savesDraft('a')).toBe(false);
    deleteDrafts(place, ['a']);
    deleteOldDrafts();
    expect(readDrafts(place)).toEqual([]);
  });
});
