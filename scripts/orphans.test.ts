import { describe, expect, it } from 'vitest';
/** Names that some layer could read as an escape, or split at. */
import names from './objectNames.json' with { type: 'json' };
import { isSettled, objectNamedBy } from './orphans.ts';

const BUCKET = 'http://127.0.0.1:9199/v0/b/demo.appspot.com/o';

describe('the name in a download address', () => {
  // Beside each name one that reads alike, and is another.
  it.each(names.flatMap((name) => [name, encodeURIComponent(name), name.toUpperCase()]))(
    'is %s',
    (name) => {
      const address = `${BUCKET}/${encodeURIComponent(name)}?alt=media`;
      expect(objectNamedBy(address)).toBe(name);
    },
  );

  it.each([
    '',
    'no address',
    'https://i.ytimg.com/vi/PLACEHLDR01/maxresdefault.jpg',
    `${BUCKET}/100%25%`,
    `${BUCKET}/`,
  ])('is not in %s', (address) => {
    expect(objectNamedBy(address)).toBeUndefined();
  });
});

it('waits an hour before it takes an object for left behind', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  expect(isSettled({ updated: new Date('2026-11-20T12:00:00Z') }, now)).toBe(true);
  expect(isSettled({ updated: new Date('2026-11-20T12:00:01Z') }, now)).toBe(false);
});
