import { expect, test } from 'vitest';
import { fieldsOf } from '@/lib/stored';
import { describeNewsChange, NEW_ITEM, PICTURE_GONE } from './changeWords';

const path = 'newsCommentary/a';
const item = {
  title: 'Rates on hold',
  description: 'What it means.',
  interviewer: 'Ada',
  videoUrl: 'https://youtu.be/abc',
  thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg',
  isActive: true,
  displayOrder: 0,
};
const own = { ...item, thumbnailUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/y' };

test.each<[string, object | null, object | null, string[], string | undefined]>([
  [
    'an item that leaves Home',
    item,
    { ...item, isActive: false },
    ['Rates on hold | Active | Not active | no longer on Home'],
    undefined,
  ],
  [
    'an item that comes back to Home',
    { ...item, isActive: false },
    item,
    ['Rates on hold | Not active | Active | now on Home'],
    undefined,
  ],
  ['another title', item, { ...item, title: 'Cut' }, ['Title | Rates on hold | Cut | '], undefined],
  [
    'a long description',
    item,
    { ...item, description: 'x'.repeat(200) },
    [`Description | What it means. | ${'x'.repeat(77)}... | Rates on hold`],
    undefined,
  ],
  ['another place', item, { ...item, displayOrder: 4 }, [], undefined],
  ['a new item', null, item, ['Rates on hold | - | Active | item added'], NEW_ITEM],
  ['a deleted item', item, null, ['Rates on hold | Active | - | item deleted'], undefined],
  [
    'a deleted item with a picture of its own',
    own,
    null,
    ['Rates on hold | Active | - | item deleted'],
    PICTURE_GONE,
  ],
  [
    'a picture that was replaced',
    own,
    item,
    ['Thumbnail | Own picture | From the video | Rates on hold'],
    PICTURE_GONE,
  ],
  [
    'a picture that was uploaded',
    item,
    own,
    ['Thumbnail | From the video | Own picture | Rates on hold'],
    undefined,
  ],
])('%s', (_, before, after, lines, notUndone) => {
  const words = describeNewsChange(path, fieldsOf(before), fieldsOf(after));
  expect(
    words?.lines.map((line) => [line.label, line.before, line.after, line.words].join(' | ')),
  ).toEqual(lines);
  expect(words?.notUndone).toBe(notUndone);
  expect(words?.kept).toBe('fields');
});
