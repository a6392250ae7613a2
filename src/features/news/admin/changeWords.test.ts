import { expect, test } from 'vitest';
import { fieldsOf } from '@/lib/stored';
import changes from './changes.json';
import { describeNewsChange, NEW_ITEM, PICTURE_GONE } from './changeWords';

const reasons = new Map(Object.entries({ NEW_ITEM, PICTURE_GONE }));

test.each(changes)('$name', ({ before, after, lines, notUndone }) => {
  const words = describeNewsChange('newsCommentary/a', fieldsOf(before), fieldsOf(after));
  expect(
    words?.lines.map((line) => [line.label, line.before, line.after, line.words].join(' | ')),
  ).toEqual(lines);
  expect(words?.notUndone).toBe(reasons.get(notUndone));
  expect(words?.kept).toBe('fields');
});
