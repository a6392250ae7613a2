import { expect, test } from 'vitest';
import { inList } from '@/lib/difference';
import changes from './changes.json';
import { describeNewsChange } from './differences';

const item = {
  title: 'Rates on hold',
  description: 'What it means.',
  interviewer: 'Ada',
  videoUrl: 'https://youtu.be/abc',
  thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg',
  isActive: true,
  displayOrder: 0,
};
/** Returns the item with what is another; null for none. */
const version = (other: object | null) => other && { ...item, ...other };

test.each(changes)('$name', ({ before, after, lines }) => {
  const words = describeNewsChange('newsCommentary/a', version(before), version(after));
  expect(
    words?.differences.map((each) =>
      [each.label, inList(each.before), inList(each.after), each.note].join(' | '),
    ),
  ).toEqual(lines);
  expect(words?.kept).toBe('fields');
});
