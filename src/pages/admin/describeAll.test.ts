import { expect, test } from 'vitest';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { obstacleOf } from '@/features/changes/admin/undo/status';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import newsChanges from '@/features/news/admin/changes.json';
import resourceChanges from '@/features/resources/admin/changes.json';
import { inList } from '@/lib/difference';
import { fieldsOf } from '@/lib/stored';
import { recordedChange } from '../../../tests/helpers/builders';
import { describeAll } from './describeAll';

const describe = describeAll([{ id: 'cat_1', name: 'Daily Market Summary' }]);
const own = { thumbnailUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/y' };
const other = { thumbnailUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/z' };
const ofVideo = { thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg' };
const file = { name: 'Summary', path: 'resources/cat_1/1_a.pdf', category: 'cat_1' };
const category = { id: 'cat_1', name: 'Monthly', displayOrder: 0 };
const [news, files, categories] = ['newsCommentary/a', 'resourceFiles/a', 'resourceCategories/a'];
const rate = 'macroeconomics/exchangeRate';
const { firstOfItsKind, isNew } = undoMessages;
const { pictureGone } = newsStaffMessages;
const { fileStays: fileReason } = resourceStaffMessages;

test.each([
  ['a figure', rate, { price: 1 }, { price: 2 }, null],
  ['a first figure', rate, null, { price: 2 }, firstOfItsKind],
  ['a new item', news, null, ofVideo, isNew('News')],
  ['a deleted item', news, ofVideo, null, null],
  ['an item with another title', news, { ...own, title: 'A' }, { ...own, title: 'B' }, null],
  ['a deleted item with a picture of its own', news, own, null, pictureGone],
  ['a picture that was replaced', news, own, ofVideo, pictureGone],
  ['a picture in the place of another', news, own, other, pictureGone],
  ['a picture that was uploaded', news, ofVideo, own, null],
  ['another place', news, { displayOrder: 0 }, { displayOrder: 4 }, null],
  ['an uploaded file', files, null, file, fileReason],
  ['a deleted file', files, { name: 'Summary', path: file.path }, null, fileReason],
  ['a file with another name', files, file, { ...file, name: 'Other' }, null],
  ['a file that moved', files, file, { ...file, category: 'cat_2' }, null],
  ['a new category', categories, null, category, isNew('Resources')],
  ['a renamed category', categories, category, { ...category, name: 'Weekly' }, null],
  ['a deleted category', categories, category, null, null],
])('says why it stays: %s', (_, path, before, after, reason) => {
  const change = recordedChange({ documents: [{ path, before, after }] });
  const obstacle = reason === null ? null : { reason, isFile: path === files };
  expect(obstacleOf(change, describe)).toEqual(obstacle);
});

const first = { path: rate, before: null, after: { price: 2 } };
const gone = (id: string) => ({ path: `resourceFiles/${id}`, before: file, after: null });
test.each([
  [
    'another',
    [first, { path: 'other/a', before: {}, after: {} }],
    `Exchange rate: ${firstOfItsKind}`,
  ],
  ['a point', [first, { path: 'history/asi-2025', before: {}, after: {} }], firstOfItsKind],
  ['one of the same name', [gone('a'), gone('b')], fileReason],
])('names what stays where there are several: beside it %s', (_, documents, reason) => {
  expect(obstacleOf(recordedChange({ documents }), describe)?.reason).toBe(reason);
});

test.each([
  [file, { ...file, category: 'cat_2' }, 'resourceCategories/cat_1'],
  [file, { ...file, name: 'Other' }, undefined],
  [{ name: 'Summary' }, file, undefined],
])('needs the category that a file moved from', (before, after, needs) => {
  expect(describe({ path: files, before, after }).undo?.needs).toBe(needs);
});

const item = {
  title: 'Rates on hold',
  description: 'What it means.',
  interviewer: 'Ada',
  videoUrl: 'https://youtu.be/abc',
  ...ofVideo,
  isActive: true,
  displayOrder: 0,
};
/** Returns the item with what is another; null for none. */
const version = (other: object | null) => other && { ...item, ...other };

test.each([
  ...resourceChanges,
  ...newsChanges.map(({ before, after, ...change }) => {
    return { ...change, path: news, before: version(before), after: version(after) };
  }),
])('says what changed: $name', ({ path, before, after, lines }) => {
  const { differences, kept } = describe({
    path,
    before: fieldsOf(before),
    after: fieldsOf(after),
  });
  expect(
    differences.map((each) =>
      [each.label, inList(each.before), inList(each.after), each.note].join(' | '),
    ),
  ).toEqual(lines);
  expect(kept).toBe('fields');
});

test('names a file by its own name alone', () => {
  const deleted = describe({ path: files, before: file, after: null });
  expect(deleted.differences[0]).toMatchObject({ label: file.name });
  expect(JSON.stringify(deleted)).not.toContain('a.pdf');
});
