import { expect, test } from 'vitest';
import cases from './rowState.cases.json' with { type: 'json' };
import { fileMark, isDone, isStale, type Mark, markOf } from './rowState';

const session = '2025-03-14';

// A figure dated ahead is published: nothing is left to be done tonight.
test.each(cases.figures as (Parameters<typeof markOf>[0] & { mark: Mark })[])(
  'a figure that is $entry, stored of $day, unsettled $unsettled: $mark',
  ({ mark, ...figure }) => {
    expect(markOf({ ...figure, session })).toBe(mark);
  },
);

test.each(cases.files)(
  'a file of $day, one waits $waits, figures published $figuresPublished: $mark',
  ({ mark, ...file }) => {
    expect(fileMark({ ...file, session })).toBe(mark);
  },
);

test('done is what is ready or on the site', () => {
  const marks: Mark[] = ['open', 'ready', 'look', 'published'];
  expect(marks.filter(isDone)).toEqual(['ready', 'published']);
});

test.each(cases.stale)('stored of $day is stale: $stale', ({ day, stale }) => {
  expect(isStale(day, session)).toBe(stale);
});
