import { expect, it } from 'vitest';
import { splitRows, testKind } from '../../../tests/helpers/tables';
import { locateTable } from './locateTable';

it.each([
  ['known headings', ['Title', 'Name|Amount', 'A|1'], { headRows: [1], first: 1, last: 2 }],
  ['unknown headings', ['Who|What', 'A|1'], { headRows: [], first: -1, last: 1 }],
])('finds the rows of a table with %s', (_, rows, place) => {
  expect(locateTable(splitRows(...rows), testKind)).toMatchObject({
    ...place,
    isByPosition: false,
  });
});

it.each([
  ['no headings', ['A|1|x', 'B|2|y'], [], true],
  ['unknown headings for all uses', ['Who|What|When', 'A|1|x'], [0], true],
  ['unknown headings for some uses', ['Who|What', 'A|1'], [0], false],
  ['known headings', ['Name|Amount|Day', 'A|1|x'], [0], false],
])(
  'decides whether to import columns by position in a table with %s',
  (_, rows, headRows, isByPosition) => {
    const kind = { ...testKind, byPosition: true };
    expect(locateTable(splitRows(...rows), kind)).toMatchObject({ headRows, isByPosition });
  },
);
