import { expect, test } from 'vitest';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { findObstacle } from '@/features/changes/admin/undo/status';
import { PICTURE_DELETED_MESSAGE } from '@/features/news/admin/undoFacts';
import { FILE_NOT_UNDOABLE } from '@/features/resources/admin/undoFacts';
import { formatRowValue } from '@/lib/difference';
import { toFields } from '@/lib/stored';
import { createChange } from '../../../tests/helpers/builders';
import { describeAll } from './describeAll';
import { getUndoFacts } from './undo/undoFacts';

const describe = describeAll([{ id: 'cat_1', name: 'Daily Market Summary' }]);
const own = { thumbnailUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/y' };
const other = { thumbnailUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/z' };
const ofVideo = { thumbnailUrl: 'https://img.youtube.com/vi/abc/maxresdefault.jpg' };
const file = { name: 'Summary', path: 'resources/cat_1/1_a.pdf', category: 'cat_1' };
const category = { id: 'cat_1', name: 'Monthly', displayOrder: 0 };
const [news, files, categories] = ['newsCommentary/a', 'resourceFiles/a', 'resourceCategories/a'];
const rate = 'macroeconomics/exchangeRate';
const { firstOfItsKind, isNew } = undoMessages;

test.each([
  ['a figure', rate, { price: 1 }, { price: 2 }, null],
  ['a first figure', rate, null, { price: 2 }, firstOfItsKind],
  ['a new item', news, null, ofVideo, isNew('News')],
  ['a deleted item', news, ofVideo, null, null],
  ['an item with another title', news, { ...own, title: 'A' }, { ...own, title: 'B' }, null],
  ['a deleted item with a picture of its own', news, own, null, PICTURE_DELETED_MESSAGE],
  ['a picture that was replaced', news, own, ofVideo, PICTURE_DELETED_MESSAGE],
  ['a picture that replaces another', news, own, other, PICTURE_DELETED_MESSAGE],
  ['a picture that was uploaded', news, ofVideo, own, null],
  ['a new position', news, { displayOrder: 0 }, { displayOrder: 4 }, null],
  ['an uploaded file', files, null, file, FILE_NOT_UNDOABLE],
  ['a deleted file', files, { name: 'Summary', path: file.path }, null, FILE_NOT_UNDOABLE],
  ['a file with another name', files, file, { ...file, name: 'Other' }, null],
  ['a file that moved', files, file, { ...file, category: 'cat_2' }, null],
  ['a new category', categories, null, category, isNew('Resources')],
  ['a renamed category', categories, category, { ...category, name: 'Weekly' }, null],
  ['a deleted category', categories, category, null, null],
])('gives the reason why Undo cannot restore %s', (_, path, before, after, reason) => {
  const change = createChange({ documents: [{ path, before, after }] });
  const obstacle = reason === null ? null : { reason, isFile: path === files };
  expect(findObstacle(change, describe, getUndoFacts)).toEqual(obstacle);
});

const first = { path: rate, before: null, after: { price: 2 } };
const gone = (id: string) => ({ path: `resourceFiles/${id}`, before: file, after: null });
test.each([
  [
    'a document that can be restored',
    [first, { path: 'other/a', before: {}, after: {} }],
    `Exchange rate: ${firstOfItsKind}`,
  ],
  [
    'a point of the history',
    [first, { path: 'history/asi-2025', before: {}, after: {} }],
    firstOfItsKind,
  ],
  ['a file with an equal name', [gone('a'), gone('b')], FILE_NOT_UNDOABLE],
])(
  'gives the reason why Undo cannot restore a document that was saved together with %s',
  (_, documents, reason) => {
    expect(findObstacle(createChange({ documents }), describe, getUndoFacts)?.reason).toBe(reason);
  },
);

test.each([
  [file, { ...file, category: 'cat_2' }, 'resourceCategories/cat_1'],
  [file, { ...file, name: 'Other' }, undefined],
  [{ name: 'Summary' }, file, undefined],
])(
  'requires the previous category of a file for Undo only if the file was moved',
  (before, after, needs) => {
    expect(getUndoFacts({ path: files, before, after }).needs).toBe(needs);
  },
);

const item = {
  title: 'Rates on hold',
  description: 'What it means.',
  interviewer: 'Ada',
  videoUrl: 'https://youtu.be/abc',
  ...ofVideo,
  isActive: true,
  displayOrder: 0,
};
const summary = {
  name: 'Summary, 14 March',
  path: 'resources/cat_1/1_summary.pdf',
  category: 'cat_1',
  icon: 'pdf',
};

test.each([
  {
    name: 'an uploaded file',
    path: 'resourceFiles/a',
    before: null,
    after: summary,
    lines: ['Summary, 14 March | - | Daily Market Summary | file added'],
  },
  {
    name: 'a deleted file of which only name and path are known',
    path: 'resourceFiles/a',
    before: { name: 'Summary, 14 March', path: 'resources/cat_1/1_summary.pdf' },
    after: null,
    lines: ['Summary, 14 March | File | - | file deleted'],
  },
  {
    name: 'a file with another name',
    path: 'resourceFiles/a',
    before: summary,
    after: { ...summary, name: 'Other' },
    lines: ['Display name | Summary, 14 March | Other | '],
  },
  {
    name: 'a file with a new description',
    path: 'resourceFiles/a',
    before: summary,
    after: { ...summary, description: 'Banks lead' },
    lines: ['Description | - | Banks lead | Summary, 14 March'],
  },
  {
    name: 'a file that moved',
    path: 'resourceFiles/a',
    before: summary,
    after: { ...summary, category: 'cat_2' },
    lines: ['Category | Daily Market Summary | Unknown Category | Summary, 14 March'],
  },
  {
    name: 'a file that moved between categories that are gone',
    path: 'resourceFiles/a',
    before: { name: 'Summary', category: 'cat_3', icon: 'pdf' },
    after: { name: 'Summary', category: 'cat_2', icon: 'pdf' },
    lines: ['Category | Unknown Category | Unknown Category | Summary'],
  },
  {
    name: 'a renamed category',
    path: 'resourceCategories/cat_1',
    before: category,
    after: { ...category, name: 'Sectorial' },
    lines: ['Category Name | Monthly | Sectorial | renamed'],
  },
  {
    name: 'a new category',
    path: 'resourceCategories/cat_1',
    before: null,
    after: category,
    lines: ['Category Name | - | Monthly | category added'],
  },
  {
    name: 'a deleted category',
    path: 'resourceCategories/cat_1',
    before: category,
    after: null,
    lines: ['Category Name | Monthly | - | category deleted'],
  },
  {
    name: 'an item that leaves Home',
    path: news,
    before: item,
    after: { ...item, isActive: false },
    lines: ['Rates on hold | Active | Not active | no longer on Home'],
  },
  {
    name: 'an item that comes back to Home',
    path: news,
    before: { ...item, isActive: false },
    after: item,
    lines: ['Rates on hold | Not active | Active | now on Home'],
  },
  {
    name: 'a new title',
    path: news,
    before: item,
    after: { ...item, title: 'Cut' },
    lines: ['Title | Rates on hold | Cut | '],
  },
  {
    name: 'a long description',
    path: news,
    before: item,
    after: { ...item, description: 'x'.repeat(200) },
    lines: [
      'Description | What it means. | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx... | Rates on hold',
    ],
  },
  {
    name: 'a new position',
    path: news,
    before: item,
    after: { ...item, displayOrder: 4 },
    lines: [],
  },
  {
    name: 'a new item',
    path: news,
    before: null,
    after: item,
    lines: ['Rates on hold | - | Active | item added'],
  },
  {
    name: 'a deleted item',
    path: news,
    before: item,
    after: null,
    lines: ['Rates on hold | Active | - | item deleted'],
  },
  {
    name: 'a deleted item with a picture of its own',
    path: news,
    before: { ...item, ...own },
    after: null,
    lines: ['Rates on hold | Active | - | item deleted'],
  },
  {
    name: 'a picture that was replaced',
    path: news,
    before: { ...item, ...own },
    after: item,
    lines: ['Thumbnail | Own picture | From the video | Rates on hold'],
  },
  {
    name: 'a picture that replaces another',
    path: news,
    before: { ...item, ...own },
    after: { ...item, ...other },
    lines: ['Thumbnail | Own picture | Own picture | Rates on hold'],
  },
  {
    name: 'a picture that was uploaded',
    path: news,
    before: item,
    after: { ...item, ...own },
    lines: ['Thumbnail | From the video | Own picture | Rates on hold'],
  },
])('describes $name', ({ path, before, after, lines }) => {
  const { differences, recordScope } = describe({
    path,
    before: toFields(before),
    after: toFields(after),
  });
  expect(
    differences.map((each) =>
      [each.label, formatRowValue(each.before), formatRowValue(each.after), each.note].join(' | '),
    ),
  ).toEqual(lines);
  expect(recordScope).toBe('fields');
});

test('describes a file by its name and does not show its path', () => {
  const deleted = describe({ path: files, before: file, after: null });
  expect(deleted.differences[0]).toMatchObject({ label: file.name });
  expect(JSON.stringify(deleted)).not.toContain('a.pdf');
});
