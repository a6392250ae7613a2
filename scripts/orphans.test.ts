import { describe, expect, it } from 'vitest';
/** Names that some layer could read as an escape, or split at. */
import names from './objectNames.json' with { type: 'json' };
import { isSettled, objectNamedBy, withoutRecord, type StoredObject } from './orphans.ts';

const BUCKET = 'demo.appspot.com';
const stored = (name: string, updated = '2026-11-20T12:00:00Z'): StoredObject => ({
  name,
  size: 1,
  updated: new Date(updated),
});

describe('the name in a download address', () => {
  it.each(names)('is %s', (name) => {
    const address = `http://127.0.0.1:9199/v0/b/${BUCKET}/o/${encodeURIComponent(name)}?alt=media`;
    expect(objectNamedBy(address)).toBe(name);
    expect(withoutRecord([stored(name)], new Set([objectNamedBy(address) ?? '']))).toEqual([]);
  });

  it.each([
    '',
    'no address',
    'https://i.ytimg.com/vi/PLACEHLDR01/maxresdefault.jpg',
    `http://127.0.0.1:9199/v0/b/${BUCKET}/o/100%25%`,
    `http://127.0.0.1:9199/v0/b/${BUCKET}/o/`,
  ])('is not in %s', (address) => {
    expect(objectNamedBy(address)).toBeUndefined();
  });
});

it('takes no name for another that reads alike', () => {
  const objects = names.map((name) => stored(name));
  const alike = names.flatMap((name) => [encodeURIComponent(name), name.toUpperCase()]);
  const others = [...alike, 'news-commentary/1_name twenty.png', 'news-commentary/1_a/b.png'];
  expect(withoutRecord(objects, new Set(others))).toEqual(objects);
  expect(withoutRecord(objects, new Set(names))).toEqual([]);
});

it('waits an hour before it takes an object for left behind', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  expect(isSettled(stored('a', '2026-11-20T12:00:00Z'), now)).toBe(true);
  expect(isSettled(stored('a', '2026-11-20T12:00:01Z'), now)).toBe(false);
});
