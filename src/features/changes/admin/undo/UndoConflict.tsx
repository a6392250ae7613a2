import { type ComponentProps, useContext } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { formatMoment } from '@/lib/moments';
import { DescribeContext, describeChange } from '../describe';
import { UNKNOWN_PERSON } from '../messages';
import { Comparison } from './Comparison';
import { undoMessages } from './messages';
import type { UndoCheck } from './undoChange';

const comparisonLabels = {
  changed: {
    caption: 'What was changed since',
    heads: ['After this change', 'On the site now'],
    labels: ['then', 'now'],
  },
  disagrees: {
    caption: 'What does not agree',
    heads: ['Left by the previous change', 'This record says'],
    labels: ['left', 'record'],
  },
} satisfies Record<
  'changed' | 'disagrees',
  Pick<ComponentProps<typeof Comparison>, 'caption' | 'heads' | 'labels'>
>;

interface UndoConflictProps {
  change: ChangeRecord;
  view: Extract<UndoCheck, { between: unknown }>;
}

export function UndoConflict({ change, view: { state, between, by } }: UndoConflictProps) {
  const describe = useContext(DescribeContext);
  const { title, lines } = describeChange(
    { ...change, kind: 'save', documents: between },
    describe,
  );
  return (
    <>
      <p className="mt-2">
        {by === null
          ? undoMessages.disagrees(title)
          : undoMessages.changedBy(formatMoment(by.at, new Date()), by.email || UNKNOWN_PERSON)}
      </p>
      <Comparison
        {...comparisonLabels[state]}
        differences={lines.map((line) => ({ ...line, note: '' }))}
      />
    </>
  );
}
