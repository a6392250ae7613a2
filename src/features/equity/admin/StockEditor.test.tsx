import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTextError } from '@/lib/plainText';
import { formatPressAgain } from '@/ui/admin/useConfirmZero';
import { MAX_SYMBOL_LENGTH } from '@/figures/limits';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  confirmAndSave,
  expectMaxLength,
  createLoadedEditor,
  getConfirmations,
  retype,
} from '../../../../tests/helpers/editor';
import { StockForm } from './StockForm';

const { changeTooLarge, closeIsZero, leavesSite } = equityStaffMessages;

const user = userEvent.setup();
const getField = (name: string, row: number) => screen.getByLabelText(`${name}, row ${row}`);
const getSaveButton = () => screen.getByRole('button', { name: 'Save Top Losers' });
let fakeEditor: ReturnType<typeof createLoadedEditor<{ list: unknown }>>;
const expectSaved = (...stocks: object[]) =>
  expect(fakeEditor.save.mock.calls[0]?.[0]).toMatchObject({ list: { stocks } });

beforeEach(() => {
  const stocks = [
    { id: 'a', symbol: 'NESTLE', previousDayClose: 1050, currentDayClose: 975 },
    { id: 'b', symbol: 'SEPLAT', previousDayClose: 5700, currentDayClose: 5386.5 },
  ];
  fakeEditor = createLoadedEditor({ list: { stocks, lastUpdated: '' } });
  render(<StockForm kind="losers" session="2026-11-20" editor={fakeEditor.editor} />);
});

it('shows the stored list in five numbered rows', () => {
  const rows = screen.getAllByRole('listitem');
  const ranks = rows.map((row) => within(row).getByText(/^#/).textContent);
  expect(ranks.join(' ')).toBe('#1 #2 #3 #4 #5');
  expect(screen.getAllByPlaceholderText('e.g. MTNN')).toHaveLength(5);
  expect(screen.getByText('For Friday 20 November')).toBeVisible();
  const preview = screen.getByText(/^On the site/);
  expect(preview).toHaveTextContent('On the site: NESTLE -7.14%, SEPLAT -5.50%');
  expect(within(preview).getByText('-7.14%')).toHaveClass('text-loss');
  expect(screen.getByText('After saving: no change')).toBeVisible();
});

it('updates the computed change, the preview and the warnings when staff edit a close', async () => {
  expect(getField('Change (%)', 1)).toHaveTextContent('-7.14');
  expect(getField('Change (%)', 1)).toHaveAttribute('aria-live', 'off');
  await retype(getField('Current Close', 1), '1,155');
  expect(getField('Change (%)', 1)).toHaveTextContent('+10.00');
  expect(getField('Change (%)', 5)).toHaveTextContent('0.00');
  expect(screen.getByText(/^After saving/)).toHaveTextContent(
    'After saving: NESTLE +10.00%, SEPLAT -5.50%',
  );
  await user.tab();
  expect(
    screen.getByText(equityStaffMessages.losers.wrongDirection('Row 1 (NESTLE)', '+10.00%')),
  ).toBeVisible();
});

it('asks for confirmation before it saves a close beyond the daily limit', async () => {
  const { beyondLimit, rowBeyondLimit } = equityStaffMessages;
  await retype(getField('Current Close', 1), '944.99');
  expect(getField('Change (%)', 1)).toHaveTextContent(/^-10.00$/);
  for (const name of ['Previous Close', 'Current Close']) {
    expect(getField(name, 1)).toHaveAccessibleDescription(beyondLimit);
    expect(getField(name, 1)).toHaveClass('border-warn');
    expect(getField(name, 2)).toHaveAccessibleDescription('');
  }
  expect(screen.getByText(rowBeyondLimit('Row 1 (NESTLE)', '-10.00%'))).toBeVisible();
  await confirmAndSave(fakeEditor.save, 'Save Top Losers');
  expect(fakeEditor.save).toHaveBeenCalledOnce();
  await retype(getField('Current Close', 1), '945');
  expect(getConfirmations()).toHaveLength(0);
  expect(getField('Current Close', 1)).toHaveAccessibleDescription('');
});

describe('a share that the next save would remove from the site', () => {
  const close = 'Current Close';
  const describeRemoval = (of: string, what: string) =>
    `${of}: ${leavesSite('SEPLAT', what)} ${formatPressAgain('Save Top Losers')}`;

  it.each([
    ['a close has a letter', '53B6.5', `${closeIsZero(close, '53B6.5')} `],
    ['a close is empty', '', ''],
  ])('asks for confirmation before a save if %s', async (_name, text, warning) => {
    const question = `${warning}${leavesSite('SEPLAT', 'a current close')}`;
    await retype(getField(close, 2), text);
    await user.click(getSaveButton());
    expect(fakeEditor.save).not.toHaveBeenCalled();
    expect(fakeEditor.ask).toHaveBeenCalledExactlyOnceWith(
      `Row 2 (SEPLAT): ${question} ${formatPressAgain('Save Top Losers')}`,
    );
    expect(getField(close, 2)).toBeInvalid();
    expect(getField(close, 2)).toHaveAccessibleDescription(question);
    await user.click(getSaveButton());
    expectSaved({ symbol: 'NESTLE' }, {}, {}, {}, {});
  });

  it('asks for confirmation before it saves a row that is empty or has no symbol', async () => {
    await user.clear(getField('Stock symbol', 2));
    await user.click(getSaveButton());
    expect(fakeEditor.ask).toHaveBeenLastCalledWith(describeRemoval('Row 2', 'a symbol'));
    await user.clear(getField('Previous Close', 2));
    await user.clear(getField(close, 2));
    await user.click(getSaveButton());
    expect(fakeEditor.ask).toHaveBeenLastCalledWith(describeRemoval('Row 2', ''));
    expect(fakeEditor.save).not.toHaveBeenCalled();
  });
});

it('converts typed symbols to capitals without moving the caret', async () => {
  const symbol = screen.getByLabelText<HTMLInputElement>('Stock symbol, row 1');
  await user.type(symbol, 'xy', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(symbol).toHaveValue('NEXYSTLE');
  expect(symbol.selectionStart).toBe(4);
  await expectMaxLength(symbol, MAX_SYMBOL_LENGTH);
});

it('reports an incomplete row', async () => {
  await user.type(getField('Stock symbol', 4), 'UBA');
  await user.tab();
  expect(screen.getByText('Row 4 (UBA) needs both closes. It is not saved.')).toBeVisible();
  await user.click(getSaveButton());
  expect(getField('Stock symbol', 4)).toHaveValue('UBA');
  fakeEditor.save.mockClear();
  for (const row of [1, 2]) await user.clear(getField('Stock symbol', row));
  await user.click(getSaveButton());
  expect(fakeEditor.save).not.toHaveBeenCalled();
  const why = 'Please add at least one valid stock entry';
  expect(fakeEditor.fail).toHaveBeenCalledWith(why);
});

it.each([
  ['-975', '-975.00', 'Enter 0 or more'],
  ['99999999999', '99999999999', 'This number is too large'],
  ['1.005', '1.005', 'Use at most 2 decimals'],
])('rejects the close %s and keeps it in the field', async (text, expected, message) => {
  await retype(getField('Current Close', 1), text);
  await user.click(getSaveButton());
  expect(fakeEditor.save).not.toHaveBeenCalled();
  expect(getField('Current Close', 1)).toBeInvalid();
  expect(screen.getByText(`Row 1 (NESTLE), Current Close: ${message}.`)).toBeVisible();
  expect(getField('Current Close', 1)).toHaveValue(expected);
});

it('rejects a row if its change is too large to be stored', async () => {
  await retype(getField('Previous Close', 2), '0.01');
  await confirmAndSave(fakeEditor.save, 'Save Top Losers');
  expect(fakeEditor.save).not.toHaveBeenCalled();
  const why = changeTooLarge('Row 2 (SEPLAT)');
  expect(fakeEditor.fail).toHaveBeenCalledWith(why);
  expect(getField('Previous Close', 2)).toHaveValue('0.01');
});

describe('spreadsheet input', () => {
  const pasteText = async (name: string, row: number, text: string) => {
    await user.click(getField(name, row));
    await user.paste(text);
  };
  const SHEET = 'mtnn\t₦1,050.00\tN975\r\nGTCO\t"5 700,5"\t5,386.50\r\nZENITHBANK\t46.5\t42\r\n';
  const UNDO = '{Control>}z{/Control}';

  it('parses the numbers of a pasted spreadsheet block', async () => {
    await pasteText('Stock symbol', 1, SHEET);
    expect(getField('Stock symbol', 1)).toHaveValue('MTNN');
    expect(getField('Previous Close', 1)).toHaveValue('1050.00');
    expect(getField('Current Close', 1)).toHaveValue('975.00');
    expect(getField('Previous Close', 2)).toHaveValue('5700.50');
    expect(getField('Change (%)', 3)).toHaveTextContent('-9.68');
    expect(fakeEditor.save).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expectSaved({ symbol: 'MTNN' }, { symbol: 'GTCO' }, { symbol: 'ZENITHBANK' }, {}, {});
  });

  it('asks for confirmation before it saves a pasted cell that is not a number', async () => {
    await pasteText('Current Close', 1, '9T5.00\n5,386.50');
    const warning = closeIsZero('Current Close', '9T5.00');
    const close = getField('Current Close', 1);
    for (const move of ['{Tab}', '{Shift>}{Tab}{/Shift}', '{Enter}']) {
      expect(close).toHaveValue('9T5.00');
      expect(close).toBeInvalid();
      expect(close).toHaveAccessibleDescription(warning);
      await user.keyboard(move);
    }
    await user.click(getSaveButton());
    expect(fakeEditor.save).not.toHaveBeenCalled();
    expect(fakeEditor.ask).toHaveBeenCalledExactlyOnceWith(
      `Row 1 (NESTLE): ${warning} ${leavesSite('NESTLE', 'a current close')} ${formatPressAgain('Save Top Losers')}`,
    );
    expect(close).toHaveValue('0.00');
    await user.click(close);
    await user.keyboard(UNDO);
    expect(close).toHaveValue('975.00');
    expect(close).toBeValid();
  });

  it('rejects a pasted symbol that is too long instead of shortening it', async () => {
    const long = 'X'.repeat(MAX_SYMBOL_LENGTH + 1);
    await pasteText('Stock symbol', 3, `${long}\t10\t9`);
    expect(getField('Stock symbol', 3)).toHaveValue(long);
    expect(getField('Stock symbol', 3)).toBeInvalid();
    await user.click(getSaveButton());
    expect(fakeEditor.save).not.toHaveBeenCalled();
    expect(
      screen.getByText(
        `Row 3 (${long}), Stock Symbol: ${String(findTextError(long, MAX_SYMBOL_LENGTH))}.`,
      ),
    ).toBeVisible();
  });

  it('undoes typed text, pasted cells and moved rows', async () => {
    await user.click(getField('Stock symbol', 1));
    await user.keyboard('x{Tab}');
    await retype(getField('Current Close', 1), 'none');
    await user.tab();
    expect(getField('Current Close', 1)).toHaveValue('0.00');
    await user.click(screen.getByRole('button', { name: 'Move row 1 down' }));
    await pasteText('Stock symbol', 1, SHEET);
    await user.keyboard(UNDO + UNDO);
    expect(getField('Stock symbol', 1)).toHaveValue('NESTLEX');
    await user.keyboard(UNDO);
    expect(getField('Current Close', 1)).toHaveValue('975.00');
    expect(getField('Current Close', 1)).toBeValid();
    await user.keyboard(UNDO);
    expect(getField('Stock symbol', 1)).toHaveValue('NESTLE');
  });
});
