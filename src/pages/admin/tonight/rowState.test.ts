import { expect, test } from 'vitest';
import { fileMark, isDone, isStale, type Mark, markOf } from './rowState';

const session = '2025-03-14';
const before = '2025-03-13';

test.each<[Parameters<typeof markOf>[0]['entry'], string | null, boolean, Mark]>([
  ['open', before, false, 'open'],
  ['open', null, false, 'open'],
  ['open', session, false, 'published'],
  // Dated ahead: nothing is left to be done tonight.
  ['open', '2025-03-17', false, 'published'],
  ['part', before, false, 'open'],
  ['part', session, false, 'open'],
  ['ready', before, false, 'ready'],
  ['ready', session, false, 'ready'],
  ['ready', before, true, 'look'],
  ['wrong', session, false, 'look'],
  ['beyond', before, false, 'look'],
])('a figure that is %s, stored of %s, unsettled %s: %s', (entry, day, unsettled, mark) => {
  expect(markOf({ entry, day, session, unsettled })).toBe(mark);
});

test.each<[string | null, boolean, boolean, Mark]>([
  [null, false, false, 'open'],
  [before, false, true, 'open'],
  [before, true, false, 'ready'],
  [null, true, false, 'ready'],
  [session, false, false, 'ready'],
  [session, false, true, 'published'],
  [session, true, true, 'ready'],
])('a file of %s, one waits %s, figures published %s: %s', (day, waits, figuresPublished, mark) => {
  expect(fileMark({ day, session, waits, figuresPublished })).toBe(mark);
});

test('done is what is ready or on the site', () => {
  const marks: Mark[] = ['open', 'ready', 'look', 'published'];
  expect(marks.filter(isDone)).toEqual(['ready', 'published']);
});

test.each([
  [before, true],
  [session, false],
  ['2025-03-17', false],
  [null, false],
])('stored of %s is stale: %s', (day, stale) => {
  expect(isStale(day, session)).toBe(stale);
});
