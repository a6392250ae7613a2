import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordedChange } from '../../../../../tests/helpers/builders';
import { DescribeContext } from '../describe';
import { UndoConflict } from './UndoConflict';

const documents = [{ path: 'marketIndices/ASI', before: { value: 1 }, after: { value: 2 } }];
const change = recordedChange({ documents });
const value = (text: string) => ({ label: 'Value', text });

test.each([
  ['changed', recordedChange({ id: '2' }), ['then', 'now']],
  ['disagrees', null, ['left', 'record']],
] as const)('labels both versions of a conflict for phones: %s', (state, by, labels) => {
  const describe = () => ({
    name: 'All Share Index',
    differences: [{ label: 'Value', before: value('1'), after: value('2'), note: '' }],
    recordScope: 'whole' as const,
  });
  render(
    <DescribeContext value={describe}>
      <UndoConflict change={change} view={{ state, between: documents, by }} />
    </DescribeContext>,
  );
  const cells = screen.getAllByRole('cell').map(({ dataset }) => dataset['word']);
  expect(cells.filter((word) => word !== undefined)).toEqual(labels);
});
