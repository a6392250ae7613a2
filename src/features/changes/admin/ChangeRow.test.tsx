import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { recordedChange } from '../../../../tests/helpers/builders';
import { ChangeRow } from './ChangeRow';
import type { ChangeText } from './describe';
import { changeMessages } from './messages';

const now = new Date('2025-03-14T18:00:00Z');
const change = recordedChange({ id: 'one', kind: 'publish' });
const line = (label: string) => ({
  label,
  before: { label, text: '1' },
  after: { label, text: '2' },
  note: 'up',
});
const nothing = { lines: [], notUndone: null, ofFiles: false, dayBefore: '' };
const text: ChangeText = { title: "Tonight's figures", what: "Tonight's figures", ...nothing };
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => line(`Figure ${index + 1}`));

type Props = Parameters<typeof ChangeRow>[0];
function show(props: Partial<Props>) {
  const onUndo = vi.fn<() => void>();
  const known = { undid: undefined, undo: undefined, since: false, disagrees: false };
  const row = { change, text, ...known, now, onUndo };
  render(
    <MemoryRouter>
      <table>
        <tbody>
          <ChangeRow {...row} {...props} />
        </tbody>
      </table>
    </MemoryRouter>,
  );
  return onUndo;
}

test('a long change folds its rest, and counts it', () => {
  show({ text: { ...text, lines: lines(8) } });
  expect(screen.getByText('18:42')).toBeVisible();
  expect(screen.getByText(changeMessages.count(8))).toBeVisible();
  expect(screen.getByText('Figure 3')).toBeVisible();
  expect(screen.getByText(changeMessages.more(5))).toBeVisible();
  expect(screen.getByText('Figure 4')).not.toBeVisible();
});

test('a short one shows all of it', () => {
  show({ text: { ...text, lines: lines(4) } });
  expect(screen.getByText('Figure 4')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('its button says what it undoes', async () => {
  const onUndo = show({ text: { ...text, lines: lines(1) }, since: true });
  expect(screen.getByText(changeMessages.changedSince)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: "Undo: 18:42, Tonight's figures" }));
  expect(onUndo).toHaveBeenCalledOnce();
});

test('an undone one says by whom, and is not undone again', () => {
  const undo = { ...change, id: 'two', at: new Date('2025-03-15T08:00:00Z'), email: 'tunde@x.com' };
  show({ undo });
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
    show({ change: undo, undid: change, text: { ...text, lines: lines(count) } });
    expect(screen.getByText('Undo of 18:42')).toBeVisible();
    expect(screen.getAllByText(changeMessages.restored)).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    show({ change: undo, text });
    expect(screen.getByText(changeMessages.undoOfEarlier)).toBeVisible();
  },
);

test('files are looked after under Resources', () => {
  const notUndone = 'Changes to files cannot be undone here.';
  show({ text: { ...text, lines: [line('Summary')], notUndone, ofFiles: true } });
  const row = within(screen.getByRole('row'));
  expect(row.getByText('Summary')).toBeVisible();
  expect(row.getByText(notUndone)).toBeVisible();
  const link = row.getByRole('link', { name: changeMessages.openResources });
  expect(link).toHaveAttribute('href', '/admin/resources');
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('a save of the same figures says that nothing changed', () => {
  show({});
  expect(screen.getByText(changeMessages.nothingChanged)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
