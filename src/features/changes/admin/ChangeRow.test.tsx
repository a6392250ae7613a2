import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { createChange } from '../../../../tests/helpers/builders';
import { ChangeRow } from './ChangeRow';
import { DescribeContext } from './describe';
import type { DescribedChange } from '@/lib/difference';
import type { UndoFacts } from '@/lib/undoFacts';
import { changeMessages } from './messages';
import { undoMessages } from './undo/messages';
import { createStatusLookup } from './undo/status';
import { UndoContext } from './undo/UndoContext';

const now = new Date('2025-03-14T18:00:00Z');
const createDocuments = (from: number, to: number) => [
  { path: 'marketIndices/ASI', before: { value: from }, after: { value: to } },
];
const change = createChange({ id: 'one', kind: 'publish', documents: createDocuments(1, 2) });
const undo = createChange({
  id: 'two',
  kind: 'undo',
  undoes: 'one',
  at: new Date('2025-03-15T08:00:00Z'),
  email: 'tunde@x.com',
  documents: createDocuments(2, 1),
});

const createLine = (label: string) => ({
  label,
  before: { label, text: '1' },
  after: { label, text: '2' },
  note: 'up',
});
const createLines = (count: number) =>
  Array.from({ length: count }, (_, index) => createLine(`Figure ${index + 1}`));

interface ListedChange {
  change: ChangeRecord;
  list: readonly ChangeRecord[];
  undos?: readonly ChangeRecord[];
}

/**
 * Renders the row of a change that modified `count` figures. Pass `undos` for undos that are not
 * among the listed changes.
 */
function renderRow(
  count: number,
  { change: shown, list, undos = [] }: ListedChange = { change, list: [change] },
  limits: UndoFacts = {},
) {
  const described: DescribedChange = {
    name: "Tonight's figures",
    differences: createLines(count),
    recordScope: 'whole',
  };
  const describe = () => described;
  const status = createStatusLookup(list, undos, describe)(shown);
  render(
    <MemoryRouter>
      <DescribeContext value={describe}>
        <UndoContext value={{ factsOf: () => limits, reloadLists: () => undefined }}>
          <table>
            <tbody>
              <ChangeRow
                change={shown}
                status={status}
                disagrees={false}
                now={now}
                onDone={() => undefined}
              />
            </tbody>
          </table>
        </UndoContext>
      </DescribeContext>
    </MemoryRouter>,
  );
}

test('shows the first lines of a long change and hides the others', () => {
  renderRow(8);
  expect(screen.getByText('18:42')).toBeVisible();
  expect(screen.getByText(changeMessages.count(8))).toBeVisible();
  expect(screen.getByText('Figure 3')).toBeVisible();
  expect(screen.getByText(changeMessages.more(5))).toBeVisible();
  expect(screen.getByText('Figure 4')).not.toBeVisible();
});

test('shows all lines of a short change', () => {
  renderRow(4);
  expect(screen.getByText('Figure 4')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each([
  [1, 'Figure 1'],
  [0, changeMessages.nothingChanged],
])('describes a change that modified %i figures', (count, text) => {
  renderRow(count);
  expect(screen.getByText(text)).toBeVisible();
});

test('warns beside Undo if the document was saved again after the change', () => {
  const later = createChange({ id: 'three', documents: createDocuments(2, 3) });
  renderRow(1, { change, list: [later, change] });
  expect(screen.getByText(undoMessages.changedSince)).toBeVisible();
  expect(screen.getByRole('button', { name: "Undo: 18:42, Tonight's figures" })).toBeVisible();
});

test.each([
  ['in the list', { change, list: [undo, change] }],
  ['not in the list', { change, list: [change], undos: [undo] }],
])('shows who undid a change instead of the Undo button, if the undo is %s', (_, shown) => {
  renderRow(1, shown);
  expect(screen.getByRole('row')).toHaveAttribute('data-struck');
  const text = undoMessages.undoneBy('Sat 15 Mar, 09:00', 'tunde@x.com');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([1, 2])('names the change that was undone (%i changed figures)', (count) => {
  const soon = { ...undo, at: new Date('2025-03-14T17:51:00Z') };
  renderRow(count, { change: soon, list: [soon, change] });
  expect(screen.getByText('Undo of 18:42')).toBeVisible();
  expect(screen.getAllByText(undoMessages.restored)).toHaveLength(count);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  renderRow(0, { change: soon, list: [soon] });
  expect(screen.getByText('Undo of an earlier change')).toBeVisible();
});

test('shows a link to Resources instead of the Undo button for a file', () => {
  renderRow(1, { change, list: [change] }, { isFile: true, reason: 'Files stay.' });
  const row = within(screen.getByRole('row'));
  expect(row.getByText('Figure 1')).toBeVisible();
  expect(row.getByText('Files stay.')).toBeVisible();
  const link = row.getByRole('link', { name: undoMessages.openResources });
  expect(link).toHaveAttribute('href', '/admin/resources');
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('shows no Undo button for a save that changed nothing', () => {
  renderRow(0, { change, list: [change] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
