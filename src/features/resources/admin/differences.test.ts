import { expect, it, test } from 'vitest';
import { inList } from '@/lib/difference';
import { fieldsOf } from '@/lib/stored';
import changes from './changes.json';
import { describeResources } from './differences';

const describeChange = describeResources([{ id: 'cat_1', name: 'Daily Market Summary' }]);

test.each(changes)('$name', ({ path, before, after, lines }) => {
  const words = describeChange(path, fieldsOf(before), fieldsOf(after));
  expect(
    words?.differences.map((each) =>
      [each.label, inList(each.before), inList(each.after), each.note].join(' | '),
    ),
  ).toEqual(lines);
});

it('names a file by its own name alone', () => {
  const file = { name: 'Summary, 14 March', path: 'resources/cat_1/1_a.pdf', category: 'cat_1' };
  const gone = describeChange('resourceFiles/a', file, null);
  expect(gone?.differences[0]).toMatchObject({ label: file.name });
  expect(JSON.stringify(gone)).not.toContain('a.pdf');
});
