import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftPlace,
  dropDrafts,
  dropOldDrafts,
  keepDraft,
  KEPT_DAYS,
  type StoredDraft,
  keptDrafts,
} from './keptDrafts';

const place = draftPlace('ada', 'asi');
const now = new Date('2026-11-20T17:31:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const entry = (id: string, typedAt = now.toISOString(), draft: unknown = id): StoredDraft => {
  return { id, typedAt, from: 'stored', draft };
};
const isKept = (id: string) => {
  const report = vi.fn();
  keepDraft(place, entry(id), report);
  return report.mock.lastCall?.[0] === true;
};
const ids = (at = place) => keptDrafts(at).map(({ id }) => id);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.restoreAllMocks());

describe('what is kept', () => {
  it('is kept by account and editor', () => {
    keepDraft(place, entry('a'));
    expect(keptDrafts(place)).toEqual([entry('a')]);
    expect(keptDrafts(draftPlace('tunde', 'asi'))).toEqual([]);
    expect(keptDrafts(draftPlace('ada', 'gainers'))).toEqual([]);
  });

  it('is one entry for each form, the one typed last first, and three at most', () => {
    keepDraft(place, entry('a', daysAgo(4)));
    keepDraft(place, entry('b', daysAgo(3)));
    keepDraft(place, entry('a', daysAgo(2), 'more'));
    expect(ids()).toEqual(['a', 'b']);
    keepDraft(place, entry('c', daysAgo(1)));
    keepDraft(place, entry('d'));
    expect(ids()).toEqual(['d', 'c', 'a']);
    // The same text was typed when it was.
    keepDraft(place, { ...entry('c'), from: 'stored since' });
    expect(keptDrafts(place)[1]?.typedAt).toBe(daysAgo(1));
  });
});

it.each([
  ['no JSON', '{"id":'],
  ['no list', '{"id":"a"}'],
  ['no entries', '[null,1,"a",{"id":"a"},{"id":"a","typedAt":7}]'],
  ['no time', '[{"id":"a","typedAt":"yesterday","from":1,"draft":2}]'],
])('%s is nothing', (_, text) => {
  localStorage.setItem(place, text);
  expect(keptDrafts(place)).toEqual([]);
  keepDraft(place, entry('b'));
  expect(ids()).toEqual(['b']);
});

it('removes what is old or unreadable, of every account, and nothing else', () => {
  const put = (at: string, ...entries: StoredDraft[]) =>
    localStorage.setItem(at, JSON.stringify(entries));
  put(draftPlace('tunde', 'news/new'), entry('a', daysAgo(KEPT_DAYS + 1)));
  put(place, entry('b', daysAgo(KEPT_DAYS - 1)), entry('c', daysAgo(KEPT_DAYS)));
  localStorage.setItem(draftPlace('ada', 'broken'), '{');
  localStorage.setItem('lastKnown:asi', '{');
  dropOldDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([place, 'lastKnown:asi']);
  expect(ids()).toEqual(['b']);
});

describe('a browser that does not keep it', () => {
  const refuse = (times: number) => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    for (let each = 0; each < times; each += 1) {
      setItem.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
  };

  it('says so, and that it does again', () => {
    refuse(2);
    expect([isKept('a'), isKept('a')]).toEqual([false, true]);
  });

  it('gives older entries up for the newest', () => {
    keepDraft(place, entry('a'));
    refuse(1);
    expect([isKept('b'), ids()]).toEqual([true, ['b']]);
  });

  it('has nothing and breaks nothing where local storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isKept('a')).toBe(false);
    dropDrafts(place, ['a']);
    dropOldDrafts();
    expect(keptDrafts(place)).toEqual([]);
  });
});
