import { expect, it, test } from 'vitest';
import { fieldsOf } from '@/lib/stored';
import { describeResources, FILES_NOT_UNDONE, NEW_CATEGORY } from './changeWords';

const describeChange = describeResources(new Map([['cat_1', 'Daily Market Summary']]));
const file = {
  name: 'Summary, 14 March',
  path: 'resources/cat_1/1_summary.pdf',
  category: 'cat_1',
  icon: 'pdf',
};
const category = { id: 'cat_1', name: 'Monthly', displayOrder: 0 };

test.each<[string, string, object | null, object | null, string[], string | undefined]>([
  [
    'an uploaded file',
    'resourceFiles/a',
    null,
    file,
    ['Summary, 14 March | - | Daily Market Summary | file added'],
    FILES_NOT_UNDONE,
  ],
  [
    'a deleted file of which only name and path are known',
    'resourceFiles/a',
    { name: file.name, path: file.path },
    null,
    ['Summary, 14 March | File | - | file deleted'],
    FILES_NOT_UNDONE,
  ],
  [
    'a file with another name',
    'resourceFiles/a',
    file,
    { ...file, name: 'Other' },
    ['File name | Summary, 14 March | Other | '],
    undefined,
  ],
  [
    'a file that moved',
    'resourceFiles/a',
    file,
    { ...file, category: 'cat_2' },
    ['Category | Daily Market Summary | Unknown Category | Summary, 14 March'],
    undefined,
  ],
  [
    'a renamed category',
    'resourceCategories/cat_1',
    category,
    { ...category, name: 'Sectorial' },
    ['Category name | Monthly | Sectorial | renamed'],
    undefined,
  ],
  [
    'a new category',
    'resourceCategories/cat_1',
    null,
    category,
    ['Category name | - | Monthly | category added'],
    NEW_CATEGORY,
  ],
  [
    'a deleted category',
    'resourceCategories/cat_1',
    category,
    null,
    ['Category name | Monthly | - | category deleted'],
    undefined,
  ],
])('%s', (_, path, before, after, lines, notUndone) => {
  const words = describeChange(path, fieldsOf(before), fieldsOf(after));
  expect(
    words?.lines.map((line) => [line.label, line.before, line.after, line.words].join(' | ')),
  ).toEqual(lines);
  expect(words?.notUndone).toBe(notUndone);
});

it('keeps name and path of a file, and what a file that moved needs', () => {
  const gone = describeChange('resourceFiles/a', file, null);
  expect(gone?.lines[0]).toMatchObject({ label: file.name, detail: file.path });
  expect(describeChange('resourceFiles/a', file, { ...file, category: 'cat_2' })).toMatchObject({
    needs: 'resourceCategories/cat_1',
  });
});
