import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordedChange } from '../../../../tests/helpers/builders';
import { ChangeRow } from './ChangeRow';
import { DescribeContext } from './describe';
import { changeMessages } from './messages';

const now = new Date('2025-03-14T18:00:00Z');
const path = 'marketIndices/ASI';
const change = recordedChange({
  id: 'one',
  kind: 'publish',
  documents: [{ path, before: {}, after: {} }],
});
const line = (label: string) => ({
  label,
  before: { label, text: '1' },
  after: { label, text: '2' },
  note: 'up',
});
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => line(`Figure ${index + 1}`));

/** Shows a row of a change that made so many figures others. */
function show(count: number) {
  const whole = { name: "Tonight's figures", differences: lines(count), kept: 'whole' } as const;
  const row = { change, status: undefined, disagrees: false, now, onDone: () => undefined };
  render(
    <DescribeContext value={() => whole}>
      <table>
        <tbody>
          <ChangeRow {...row} />
        </tbody>
      </table>
    </DescribeContext>,
  );
}

test('a long change folds its rest, and counts it', () => {
  show(8);
  expect(screen.getByText('18:42')).toBeVisible();
  expect(screen.getByText(changeMessages.count(8))).toBeVisible();
  expect(screen.getByText('Figure 3')).toBeVisible();
  expect(screen.getByText(changeMessages.more(5))).toBeVisible();
  expect(screen.getByText('Figure 4')).not.toBeVisible();
});

test('a short one shows all of it', () => {
  show(4);
  expect(screen.getByText('Figure 4')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each([
  [1, 'Figure 1'],
  [0, changeMessages.nothingChanged],
])('says what changed or that nothing did, and offers nothing by itself: %i', (count, text) => {
  show(count);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
