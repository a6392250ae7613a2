import { render, screen, within } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { DescribedChange } from '@/lib/difference';
import { recordedChange } from '../../../../tests/helpers/builders';
import { ChangeRow } from './ChangeRow';
import { DescribeContext } from './describe';
import { changeMessages } from './messages';
import { undoMessages } from './undo/messages';
import { WithUndo } from './undo/WithUndo';

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

type Props = Parameters<typeof ChangeRow>[0];
/** Shows a row of a change that made so many figures others. */
function show(
  count: number,
  props: Partial<Props> = {},
  described: Partial<DescribedChange> = {},
  Page: ComponentType<{ children: ReactNode }> = WithUndo,
) {
  const known = { undid: undefined, undo: undefined, since: false, disagrees: false };
  const row = { change, ...known, now, onDone: () => undefined };
  const whole = { name: "Tonight's figures", differences: lines(count), kept: 'whole' } as const;
  render(
    <MemoryRouter>
      <DescribeContext value={() => ({ ...whole, ...described })}>
        <Page>
          <table>
            <tbody>
              <ChangeRow {...row} {...props} />
            </tbody>
          </table>
        </Page>
      </DescribeContext>
    </MemoryRouter>,
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

test('its button says what it undoes', () => {
  show(1, { since: true });
  expect(screen.getByText(undoMessages.changedSince)).toBeVisible();
  expect(screen.getByRole('button', { name: "Undo: 18:42, Tonight's figures" })).toBeVisible();
});

test('a page without Undo offers none', () => {
  show(1, { since: true }, {}, Fragment);
  expect(screen.getByText('Figure 1')).toBeVisible();
  expect(screen.queryByText(undoMessages.changedSince)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an undone one says by whom, and is not undone again', () => {
  const undo = { ...change, id: 'two', at: new Date('2025-03-15T08:00:00Z'), email: 'tunde@x.com' };
  show(1, { undo });
  expect(screen.getByRole('row')).toHaveAttribute('data-undone');
  const words = changeMessages.undoneBy('Sat 15 Mar, 09:00', 'tunde@x.com');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([1, 2])(
  'an undo of %i lines names what it undid, or says that it is not listed',
  (count) => {
    const at = new Date('2025-03-14T17:51:00Z');
    const undo = { ...change, id: 'two', kind: 'undo', undoes: 'one', at } as const;
    show(count, { change: undo, undid: change });
    expect(screen.getByText('Undo of 18:42')).toBeVisible();
    expect(screen.getAllByText(changeMessages.restored)).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    show(0, { change: undo });
    expect(screen.getByText(changeMessages.undoOfEarlier)).toBeVisible();
  },
);

test('files are looked after under Resources', () => {
  const notUndone = 'Changes to files cannot be undone here.';
  show(1, {}, { isFile: true, notUndone });
  const row = within(screen.getByRole('row'));
  expect(row.getByText('Figure 1')).toBeVisible();
  expect(row.getByText(notUndone)).toBeVisible();
  const link = row.getByRole('link', { name: undoMessages.openResources });
  expect(link).toHaveAttribute('href', '/admin/resources');
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('a save of the same figures says that nothing changed', () => {
  show(0);
  expect(screen.getByText(changeMessages.nothingChanged)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
