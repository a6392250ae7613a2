import { expect, test } from 'vitest';
import { inList } from '@/lib/difference';
import { fieldsOf } from '@/lib/stored';
import changes from './changes.json';
import { describeNewsChange, NEW_ITEM, PICTURE_GONE } from './differences';

const reasons = new Map(Object.entries({ NEW_ITEM, PICTURE_GONE }));

test.each(changes)('$name', ({ before, after, lines, notUndone }) => {
  const words = describeNewsChange('newsCommentary/a', fieldsOf(before), fieldsOf(after));
  expect(
    words?.differences.map((each) =>
      [each.label, inList(each.before), inList(each.after), each.note].join(' | '),
    ),
  ).toEqual(lines);
  expect(words?.notUndone).toBe(reasons.get(notUndone));
  expect(words?.kept).toBe('fields');
});
