import { describe, expect, it } from 'vitest';
import { isSettled, objectNamedBy, withoutRecord, type StoredObject } from './orphans.ts';

const BUCKET = 'demo.appspot.com';
const stored = (name: string, updated = '2026-11-20T12:00:00Z'): StoredObject => ({
  name,
  size: 1,
  updated: new Date(updated),
});

/** Names that some layer could read as an escape, or split at. */
const NAMES = [
  'news-commentary/1_picture.png',
  'news-commentary/1_100% sure.png',
  'news-commentary/1_name%20twenty.png',
  'news-commentary/1_a%2Fb.png',
  'news-commentary/1_%.png',
  'news-commentary/1_a+b&c=d?e#f;g:h@i.png',
  'news-commentary/1_ọjà ẹ̀kọ́ 📈 (2).png',
  'news-commentary/1_[brackets]\'"`.png',
];

describe('the name in a download address', () => {
  it.each(NAMES)('is %s', (name) => {
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
  const objects = NAMES.map((name) => stored(name));
  const alike = NAMES.flatMap((name) => [encodeURIComponent(name), name.toUpperCase()]);
  const others = [...alike, 'news-commentary/1_name twenty.png', 'news-commentary/1_a/b.png'];
  expect(withoutRecord(objects, new Set(others))).toEqual(objects);
  expect(withoutRecord(objects, new Set(NAMES))).toEqual([]);
});

it('waits an hour before it takes an object for left behind', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  expect(isSettled(stored('a', '2026-11-20T12:00:00Z'), now)).toBe(true);
  expect(isSettled(stored('a', '2026-11-20T12:00:01Z'), now)).toBe(false);
});
