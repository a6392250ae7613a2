import { describe, expect, it } from 'vitest';
import { isSettled, findObjectName } from './orphans.ts';

/**
 * Names that are read wrongly if they are decoded once too often, or split at a special character.
 */
const AMBIGUOUS_NAMES = [
  'news-commentary/1_picture.png',
  'news-commentary/1_100% sure.png',
  'news-commentary/1_name%20twenty.png',
  'news-commentary/1_a%2Fb.png',
  'news-commentary/1_%.png',
  'news-commentary/1_a+b&c=d?e#f;g:h@i.png',
  'news-commentary/1_ọjà ẹ\u0300kọ\u0301 📈 (2).png',
  'news-commentary/1_[brackets]\'"`.png',
];
const BUCKET = 'http://127.0.0.1:9199/v0/b/demo.appspot.com/o';

describe('the object name in a download URL', () => {
  // For each name, also tests the encoded name and the name in upper case.
  it.each(AMBIGUOUS_NAMES.flatMap((name) => [name, encodeURIComponent(name), name.toUpperCase()]))(
    'returns the object name %s from its download URL',
    (name) => {
      const address = `${BUCKET}/${encodeURIComponent(name)}?alt=media`;
      expect(findObjectName(address)).toBe(name);
    },
  );

  it.each([
    '',
    'no address',
    'https://i.ytimg.com/vi/PLACEHLDR01/maxresdefault.jpg',
    `${BUCKET}/100%25%`,
    `${BUCKET}/`,
  ])('returns undefined for the URL %s', (address) => {
    expect(findObjectName(address)).toBeUndefined();
  });
});

it('treats an object as an orphan only if its last update was at least an hour ago', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  expect(isSettled({ updated: new Date('2026-11-20T12:00:00Z') }, now)).toBe(true);
  expect(isSettled({ updated: new Date('2026-11-20T12:00:01Z') }, now)).toBe(false);
});
