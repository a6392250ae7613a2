import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NOT_A_NUMBER, TOO_FINE, TOO_LARGE } from '@/lib/numbers';
import { loadedEditor } from '../../../../tests/helpers/editor';
import { MAX_DATE_TEXT, MAX_TENURE_LABEL, MAX_TENURES } from '../limits';
import { TENURES_FULL } from '../messages';
import { AsiForm } from './AsiEditor';
import { FixedIncomeForm } from './FixedIncomeEditor';
import { MacroeconomicsForm } from './MacroeconomicsEditor';

const user = userEvent.setup();
const place = { title: 'Section', viewHref: '/', saveText: 'Save' };
const saveButton = (name = 'Save') => screen.getByRole('button', { name });

async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('the index', () => {
  const stored = { value: 105432.07, change: 0.62, date: '2025-03-14' };

  it('saves what was typed, in any way of writing numbers', async () => {
    const { editor, save } = loadedEditor([stored]);
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1.105.432,07');
    await retype(screen.getByLabelText('Change (%)'), '-1,25');
    expect(screen.getByText('1,105,432.07')).toBeVisible();
    expect(screen.getByText('-1.25%')).toHaveClass('down');
    expect(screen.getByText('14 Mar 25')).toBeVisible();
    await user.click(saveButton());
    expect(save.mock.calls[0]?.[0]).toEqual([
      { value: 1105432.07, change: -1.25, date: '2025-03-14' },
    ]);
  });

  it.each([
    ['Value', 'abc', 'Enter a number such as 1234.56'],
    ['Value', '-5', 'Enter 0 or more'],
    ['Value', '99999999999', 'This number is too large'],
    ['Change (%)', '0.625', 'Use at most 2 decimals'],
  ])('refuses %s %s', async (label, text, message) => {
    const { editor, save } = loadedEditor([stored]);
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText(label), text);
    await user.click(saveButton());
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('needs all three', async () => {
    const { editor, save } = loadedEditor([undefined]);
    render(<AsiForm place={place} editor={editor} />);
    await user.click(saveButton());
    for (const label of ['Value', 'Change (%)', 'Date']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(save).not.toHaveBeenCalled();
  });

  it('steps by 0.01 with the arrow keys', async () => {
    const { editor } = loadedEditor([stored]);
    render(<AsiForm place={place} editor={editor} />);
    await user.click(screen.getByLabelText('Change (%)'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(screen.getByLabelText('Change (%)')).toHaveValue('0.63');
  });

  it('offers Reload and Overwrite after a conflict', async () => {
    const { editor, save, reload } = loadedEditor([stored], { conflict: true });
    render(<AsiForm place={place} editor={editor} />);
    expect(
      screen.getByText('Someone else saved these figures after you opened them.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    expect(save).toHaveBeenCalledWith([stored], { overwrite: true });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('cannot be saved twice at once', () => {
    const { editor } = loadedEditor([stored], { saving: true });
    render(<AsiForm place={place} editor={editor} />);
    expect(saveButton('Saving...')).toBeDisabled();
  });
});

describe('fixed income', () => {
  it('begins with the defaults, and saves both lists', async () => {
    const { editor, save } = loadedEditor([undefined, undefined]);
    render(<FixedIncomeForm place={place} editor={editor} />);
    expect(screen.getByLabelText('BONDS label 1')).toHaveValue('5-YEAR');
    expect(screen.getByLabelText('T-BILLS rate 3')).toHaveValue('12.00');
    await user.click(saveButton());
    expect(save.mock.calls[0]?.[0]).toMatchObject([
      { type: 'BONDS', tenures: [{ label: '5-YEAR', rate: 12.5 }, {}, {}, { rate: 14 }] },
      { type: 'T-BILLS', tenures: [{ rate: 10.5 }, {}, {}] },
    ]);
  });

  it('adds and removes tenures, but never the first', async () => {
    const tenures = [{ label: 'A', rate: 1 }];
    const { editor } = loadedEditor([{ tenures }, { tenures }]);
    render(<FixedIncomeForm place={place} editor={editor} />);
    const bills = within(screen.getByRole('group', { name: 'T-BILLS' }));
    await user.click(bills.getByRole('button', { name: 'Add Tenure' }));
    expect(screen.getByLabelText('T-BILLS label 2')).toHaveValue('NEW-DAY');
    expect(screen.getByLabelText('T-BILLS rate 2')).toHaveValue('0.00');
    expect(screen.queryByRole('button', { name: 'Remove A' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove NEW-DAY' }));
    expect(screen.queryByLabelText('T-BILLS label 2')).toBeNull();
    expect(bills.getByRole('button', { name: 'Add Tenure' })).toHaveFocus();
  });

  it('takes no more tenures, and no longer labels, than can be stored', async () => {
    const tenures = Array.from({ length: MAX_TENURES - 1 }, () => ({ label: 'A', rate: 1 }));
    const { editor } = loadedEditor([{ tenures }, { tenures: tenures.slice(1) }]);
    render(<FixedIncomeForm place={place} editor={editor} />);
    const bonds = within(screen.getByRole('group', { name: 'BONDS' }));
    expect(screen.queryByText(TENURES_FULL)).not.toBeInTheDocument();
    await user.click(bonds.getByRole('button', { name: 'Add Tenure' }));
    expect(bonds.getByText(TENURES_FULL)).toBeVisible();
    await user.click(bonds.getByRole('button', { name: 'Add Tenure' }));
    expect(bonds.getAllByLabelText(/^BONDS label/)).toHaveLength(MAX_TENURES);

    const label = screen.getByLabelText('BONDS label 1');
    await user.clear(label);
    await user.click(label);
    await user.paste('x'.repeat(MAX_TENURE_LABEL + 1));
    expect(label).toHaveValue('x'.repeat(MAX_TENURE_LABEL));
  });

  it('needs a label and a rate', async () => {
    const { editor, save } = loadedEditor([undefined, undefined]);
    render(<FixedIncomeForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('BONDS label 2'), '  ');
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
    await retype(screen.getByLabelText('BONDS label 2'), 'X');
    await user.clear(screen.getByLabelText('BONDS rate 2'));
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['many', NOT_A_NUMBER],
    ['12.345', TOO_FINE],
    ['99999999999999999999', TOO_LARGE],
  ])('says below the row what is wrong with the rate %s', async (text, message) => {
    const { editor, save } = loadedEditor([undefined, undefined]);
    render(<FixedIncomeForm place={place} editor={editor} />);
    const rate = screen.getByLabelText('T-BILLS rate 2');
    await retype(rate, text);
    expect(rate).toHaveAccessibleDescription(message);
    expect(rate).toBeInvalid();
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
    expect(rate).toHaveValue(text);

    await retype(rate, '11.25');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(rate).toHaveAccessibleDescription('');
  });
});

describe('macroeconomics', () => {
  const stored = [
    { date: 'February 2025', percentage: 23.18 },
    { date: 'Q4 2024', percentage: 3.84 },
    undefined,
    { price: 1532.45 },
  ];
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('saves the four documents', async () => {
    const { editor, save } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    await user.type(group('Monetary Policy Rate').getByLabelText('Date'), ' May 2025 ');
    await retype(group('Real GDP Growth Rate').getByLabelText('Percentage'), '-3,5');
    await user.click(saveButton('Save Changes'));
    expect(save.mock.calls[0]?.[0]).toEqual([
      stored[0],
      { date: 'Q4 2024', percentage: -3.5 },
      { date: 'May 2025', percentage: 0 },
      { price: 1532.45 },
    ]);
  });

  it.each(['abc', '{Backspace}'])('shows 0 for %s before anything is saved', async (text) => {
    const { editor, save } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    const price = group('Exchange Rate').getByLabelText('Price (N per $)');
    await retype(price, text);
    await user.keyboard('{Enter}');
    expect(price).toHaveValue('0.00');
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(save.mock.calls[0]?.[0][3]).toEqual({ price: 0 });
  });

  it('takes no date longer than can be stored', async () => {
    const { editor } = loadedEditor([]);
    render(<MacroeconomicsForm editor={editor} />);
    const [date] = screen.getAllByLabelText('Date');
    if (date === undefined) throw new Error('There is no date');
    await user.clear(date);
    await user.click(date);
    await user.paste('x'.repeat(MAX_DATE_TEXT + 1));
    expect(date).toHaveValue('x'.repeat(MAX_DATE_TEXT));
  });

  it('previews the figures', async () => {
    const { editor } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    await retype(group('Inflation Rate').getByLabelText('Percentage'), '1,234.5');
    expect(screen.getByText('1,234.50%')).toHaveClass('up');
    expect(screen.getByText('N1,532.45/$')).toBeVisible();
  });
});
