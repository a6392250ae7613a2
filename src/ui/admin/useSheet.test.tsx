import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Box } from './Box';
import { useSheet } from './useSheet';
import { sheetMessages } from './sheetMessages';
import { SheetPaste } from './SheetPaste';

const user = userEvent.setup();
const MAX_ROWS = 4;
type Row = [name: string, price: string];
const START_ROWS: readonly Row[] = [
  ['a', '1'],
  ['b', '2'],
  ['c', '3'],
];

function Table({ grows }: { grows: boolean }) {
  const [rows, setRows] = useState(START_ROWS);
  const sheet = useSheet<Row>({
    rows,
    columns: [(row, text) => [text, row[1]], (row, text) => [row[0], text]],
    ...(grows && {
      growth: { mostRows: MAX_ROWS, grown: (all: readonly Row[]) => [...all, ['new', '0']] },
    }),
    onType: setRows,
    onPut: setRows,
  });
  return (
    <div {...sheet.tableProps}>
      {rows.map((row, index) => (
        <p key={index}>
          {row.map((text, column) => (
            <input
              key={column}
              aria-label={`${'AB'.charAt(column)}${index + 1}`}
              value={text}
              {...sheet.cellProps(index, column)}
              onChange={({ target }) => {
                const next: Row = column === 0 ? [target.value, row[1]] : [row[0], target.value];
                sheet.change(
                  rows.map((old) => (old === row ? next : old)),
                  { row: index, column },
                );
              }}
            />
          ))}
        </p>
      ))}
      <button type="button" onClick={() => sheet.change(rows.slice(0, -1))}>
        Remove the last
      </button>
      <SheetPaste sheet={sheet} />
    </div>
  );
}

const onSubmit = vi.fn<() => void>();

function renderTable(grows = false) {
  onSubmit.mockClear();
  render(
    <Box title="Table" onSubmit={onSubmit} action={<button type="submit">Save</button>}>
      <Table grows={grows} />
    </Box>,
  );
}

const getCell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const listTexts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const START = START_ROWS.flat();

async function pasteAt(name: string, text: string) {
  await user.click(getCell(name));
  await user.paste(text);
}

describe('pasting', () => {
  it('fills cells to the right and down from a pasted block', async () => {
    renderTable();
    await pasteAt('A2', 'x\t10\r\ny\t20\r\n');
    expect(listTexts()).toEqual(['a', '1', 'x', '10', 'y', '20']);
    expect(screen.getByText(sheetMessages.pasted(4))).toBeVisible();
    expect(getCell('A2')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByText(sheetMessages.pasted(4))).not.toBeInTheDocument();
  });

  it('adds rows for a pasted block up to the maximum number of rows', async () => {
    renderTable(true);
    await pasteAt('B3', '10\t11\n20\n30\n40\n50\n60\n');
    expect(listTexts()).toEqual([...START.slice(0, 5), '10', 'new', '20']);
    const left = [sheetMessages.rowsLeft(MAX_ROWS, ['30', '40', '50', '60']), sheetMessages.columnsLeft(['11'])]; // oxfmt-ignore
    expect(screen.getByRole('status')).toHaveTextContent(
      [sheetMessages.pasted(2), ...left].join(' '),
    );
    expect(left.join(' ')).toBe(
      'This list has room for 4 rows: 4 rows were left out (30, 40, 50 and 1 more). 1 column was left out, because this table has no more columns (11).',
    );
  });

  it('adds no rows for a pasted block if the table has no `growth` option', async () => {
    renderTable();
    await pasteAt('A3', 'x\ny');
    expect(listTexts()).toEqual([...START.slice(0, 4), 'x', '3']);
    expect(screen.getByText(/1 row was left out \(y\)/)).toBeVisible();
  });

  it('lets the browser paste a single cell', async () => {
    renderTable();
    await pasteAt('A1', 'x');
    expect(getCell('A1')).toHaveValue('ax');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it.each([
    ['{Enter}', 'A2', 'A3'],
    ['{ArrowDown}', 'B1', 'B2'],
    ['{ArrowUp}', 'B2', 'B1'],
    ['{Shift>}{Enter}{/Shift}', 'A2', 'A1'],
    ['{Enter}', 'B3', 'B3'],
    ['{ArrowUp}', 'A1', 'A1'],
  ])('moves the focus on %s from cell %s to cell %s', async (key, from, to) => {
    renderTable();
    await user.click(getCell(from));
    await user.keyboard(key);
    expect(getCell(to)).toHaveFocus();
    expect(listTexts()).toEqual(START);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['Control', 'Meta'])('submits the form once on %s+Enter', async (key) => {
    renderTable();
    await user.click(getCell('A1'));
    await user.keyboard(`x{${key}>}{Enter}{/${key}}`);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(getCell('A1')).toHaveFocus();
  });

  it('ignores Enter while an input method composes a word', async () => {
    renderTable();
    await user.click(getCell('A1'));
    fireEvent.keyDown(getCell('A1'), { key: 'Enter', isComposing: true });
    expect(getCell('A1')).toHaveFocus();
    await user.keyboard('{Enter}zz');
    expect(getCell('A2')).toHaveValue('zz');
  });
});

describe('undo', () => {
  const UNDO = '{Control>}z{/Control}';
  const REDO = ['{Control>}y{/Control}', '{Meta>}{Shift>}z{/Shift}{/Meta}'];

  it('undoes a pasted block in one step and typing in one step for each cell', async () => {
    renderTable(true);
    await user.type(getCell('A1'), 'bc');
    await user.type(getCell('B1'), '5');
    await pasteAt('A2', 'x\t10\ny\t20\nz\t30\n');
    expect(listTexts()).toEqual(['abc', '15', 'x', '10', 'y', '20', 'z', '30']);
    await user.keyboard(UNDO);
    expect(listTexts()).toEqual(['abc', '15', ...START.slice(2)]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.keyboard(UNDO);
    expect(listTexts()).toEqual(['abc', ...START.slice(1)]);
    await user.keyboard(UNDO);
    expect(listTexts()).toEqual(START);
    await user.keyboard(UNDO);
    expect(listTexts()).toEqual(START);
    for (const redo of REDO) await user.keyboard(redo);
    expect(listTexts()).toEqual(['abc', '15', ...START.slice(2)]);
  });

  it('moves the focus to the table when the user presses the Undo button', async () => {
    renderTable();
    await pasteAt('B1', '10\n20');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listTexts()).toEqual(START);
    expect(getCell('A1')).toHaveFocus();
  });

  it('restores a removed row on Ctrl+Z', async () => {
    renderTable();
    await user.click(screen.getByRole('button', { name: 'Remove the last' }));
    expect(listTexts()).toEqual(START.slice(0, 4));
    await user.keyboard(UNDO);
    expect(listTexts()).toEqual(START);
    await user.type(getCell('A1'), 'b');
    await user.keyboard(UNDO);
    await user.type(getCell('A2'), 'c');
    await user.keyboard(REDO[0] ?? '');
    expect(listTexts()).toEqual(['a', '1', 'bc', ...START.slice(3)]);
  });
});
