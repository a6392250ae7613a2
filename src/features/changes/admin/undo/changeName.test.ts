import { expect, test } from 'vitest';
import { recordedChange } from '../../../../../tests/helpers/builders';
import { describeUnknown } from '../describe';
import { changeName } from './changeName';

const factsOf = ({ path }: { path: string }) =>
  path.startsWith('news/') ? { item: 'Rates on hold' } : {};
const saved = (path: string) => ({ path, before: { value: 1 }, after: { value: 2 } });
const order = { path: 'news/1', before: { displayOrder: 1 }, after: { displayOrder: 0 } };

test.each([
  { name: "'Rates on hold'", part: 'news', documents: [saved('news/1')] },
  { name: 'a/1', part: 'asi', documents: [saved('a/1')] },
  { name: "Tonight's figures", part: 'tonight', documents: [saved('a/1'), saved('a/2')] },
  { name: 'the order of News', part: 'news', documents: [order] },
])('returns the name of a change for a sentence: $name', ({ name, part, documents }) => {
  expect(changeName(recordedChange({ part, documents }), describeUnknown, factsOf)).toBe(name);
});
