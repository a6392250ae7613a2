import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createChange } from '../../../../../tests/helpers/builders';
import { DescribeContext } from '../describe';
import { UndoConflict } from './UndoConflict';

const documents = [{ path: 'marketIndices/ASI', before: { value: 1 }, after: { value: 2 } }];
const change = createChange({ documents });
const createValue = (text: string) => ({ label: 'Value', text });

test.each([
  ['changed', createChange({ id: '2' }), ['then', 'now']],
  ['disagrees', null, ['left', 'record']],
] as const)(
  'labels both compared values on phones if the state of the undo is %s',
  (state, by, labels) => {
    const describe = () => ({
      name: 'All Share Index',
      differences: [
        { label: 'Value', before: createValue('1'), after: createValue('2'), note: '' },
      ],
      recordScope: 'whole' as const,
    });
    render(
      <DescribeContext value={describe}>
        <UndoConflict change={change} view={{ state, between: documents, by }} />
      </DescribeContext>,
    );
    const cells = screen.getAllByRole('cell').map(({ dataset }) => dataset['word']);
    expect(cells.filter((word) => word !== undefined)).toEqual(labels);
  },
);
