import { expect, test } from 'vitest';
import { createChange } from '../../../../../tests/helpers/builders';
import { describeUnknown } from '../describe';
import { getChangeName } from './changeName';

const getFacts = ({ path }: { path: string }) =>
  path.startsWith('news/') ? { item: 'Rates on hold' } : {};
const createDocument = (path: string) => ({ path, before: { value: 1 }, after: { value: 2 } });
const order = { path: 'news/1', before: { displayOrder: 1 }, after: { displayOrder: 0 } };

test.each([
  { name: "'Rates on hold'", part: 'news', documents: [createDocument('news/1')] },
  { name: 'a/1', part: 'asi', documents: [createDocument('a/1')] },
  {
    name: "Tonight's figures",
    part: 'tonight',
    documents: [createDocument('a/1'), createDocument('a/2')],
  },
  { name: 'the order of News', part: 'news', documents: [order] },
])('returns $name as the name of a change in a sentence', ({ name, part, documents }) => {
  expect(getChangeName(createChange({ part, documents }), describeUnknown, getFacts)).toBe(name);
});
