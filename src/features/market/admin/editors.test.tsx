import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NOT_A_NUMBER, TOO_FINE, TOO_LARGE } from '@/lib/numbers';
import { plausibilityMessages } from '@/lib/plausibility';
import { UNSAVED } from '@/ui/admin/Box';
import { NO_FIGURE } from '@/ui/admin/NumberInput';
import { lookAgainText } from '@/ui/admin/Plausibility';
import { RELOAD_TEXT, RELOAD_TITLE } from '@/ui/admin/UnsavedGuard';
import { lengthError } from '@/ui/admin/useCustomValidity';
import { pressAgain, zeroText } from '@/ui/admin/useZeroStop';
import { loadedEditor } from '../../../../tests/helpers/editor';
import { MAX_DATE_TEXT, MAX_TENURE_LABEL, MAX_TENURES } from '../limits';
import { AsiForm } from './AsiEditor';
import { FixedIncomeForm } from './FixedIncomeEditor';
import { MacroeconomicsForm } from './MacroeconomicsEditor';
import { marketStaffMessages } from './messages';

const { fromTheCloses, labelTwice, rateBeyond, tenuresFull } = marketStaffMessages;
const words = plausibilityMessages;

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
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1.105.432,07');
    await retype(screen.getByLabelText('Change (%)'), '-1,25');
    expect(screen.getByText('1,105,432.07')).toBeVisible();
    expect(screen.getByText('-1.25%')).toHaveClass('text-loss');
    expect(screen.getByText('14 Mar 25')).toBeVisible();
    await user.click(saveButton());
    expect(save.mock.calls[0]?.[0]).toEqual({
      asi: { value: 1105432.07, change: -1.25, date: '2025-03-14' },
    });
  });

  it.each([
    ['Value', 'abc', 'Enter a number such as 1234.56'],
    ['Value', '-5', 'Enter 0 or more'],
    ['Value', '99999999999', 'This number is too large'],
    ['Change (%)', '0.625', 'Use at most 2 decimals'],
  ])('refuses %s %s', async (label, text, message) => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText(label), text);
    await user.click(saveButton());
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('needs all three', async () => {
    const { editor, save } = loadedEditor({});
    render(<AsiForm place={place} editor={editor} />);
    await user.click(saveButton());
    for (const label of ['Value', 'Change (%)', 'Date']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(NO_FIGURE);
    expect(screen.getByLabelText('Value')).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('is marked as unsaved from the first letter to the save', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    await retype(screen.getByLabelText('Value'), '1');
    expect(screen.getByText(UNSAVED)).toBeVisible();
    await user.click(saveButton());
    expect(save).toHaveBeenCalledOnce();
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  });

  it.each(['Value', 'Change (%)'])('%s is not changed by arrow keys or wheel', async (label) => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const { value } = field;
    await user.click(field);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue(value);
  });

  it('takes today of Lagos in one press, and says which day that is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') });
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-21');
    expect(screen.getByText('November 21, 2026')).toHaveRole('status');
    vi.useRealTimers();
  });

  it('is saved by Enter and by Ctrl+Enter, with the number as it was understood', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1,5');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(save.mock.calls[0]?.[0]).toEqual({ asi: { ...stored, value: 1.5 } });
    expect(screen.getByLabelText('Value')).toHaveValue('1.50');
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('offers Reload and Overwrite after a conflict', async () => {
    const { editor, save, reload } = loadedEditor({ asi: stored }, { conflict: true });
    render(<AsiForm place={place} editor={editor} />);
    expect(
      screen.getByText('Someone else saved these figures after you opened them.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    expect(save).toHaveBeenCalledWith({ asi: stored }, { overwrite: true });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('cannot be saved twice at once, and its button keeps the focus', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    const { rerender } = render(<AsiForm place={place} editor={editor} />);
    await user.click(saveButton());
    rerender(<AsiForm place={place} editor={{ ...editor, saving: true }} />);
    expect(saveButton('Saving...')).toHaveAttribute('aria-disabled', 'true');
    expect(saveButton('Saving...')).toHaveFocus();
    await user.click(saveButton('Saving...'));
    await user.type(screen.getByLabelText('Value'), '{Enter}');
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks before Reload throws away what was typed', async () => {
    const { editor, reload } = loadedEditor({ asi: stored }, { conflict: true });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    const question = within(screen.getByRole('dialog', { name: RELOAD_TITLE }));
    expect(question.getByText(RELOAD_TEXT)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Value')).toHaveValue('1.00');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await user.click(
      within(screen.getByRole('dialog', { name: RELOAD_TITLE })).getByRole('button', {
        name: 'Reload',
      }),
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says the date in words, and warns of one that is still to come', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const date = screen.getByLabelText('Date');
    expect(date).toHaveAccessibleDescription('Friday 14 March 2025');
    fireEvent.change(date, { target: { value: '2999-12-03' } });
    expect(date).toHaveAccessibleDescription(words.future('Tuesday 3 December 2999'));
  });

  it('brings a keyboard that has a minus for the change', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    expect(screen.getByLabelText('Change (%)')).toHaveAttribute('inputmode', 'text');
    expect(screen.getByLabelText('Value')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('the index beside what is stored', () => {
  const stored = { value: 104782.42, change: 0.21, date: '2025-03-13' };

  it('says how it moved, and what the closes say of the change', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const [value, change] = [screen.getByLabelText('Value'), screen.getByLabelText('Change (%)')];
    expect(value).toHaveAccessibleDescription('');
    await retype(value, '105432.07');
    expect(value).toHaveAccessibleDescription('Up 0.62% on 13 Mar 25');
    expect(change).toHaveAccessibleDescription('');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-03-14' } });
    expect(change).toHaveAccessibleDescription(fromTheCloses('0.62%'));
    await user.tab();
    expect(screen.getByText(lookAgainText(['Change (%)']))).toBeInTheDocument();
    await retype(change, '0.62');
    expect(change).toHaveAccessibleDescription('');

    await retype(value, '10543.27');
    expect(value).toHaveAccessibleDescription(words.beyondLimit('Down 89.94% on 13 Mar 25'));
    expect(value).toHaveClass('border-warn');
    await user.click(saveButton());
    expect(save).toHaveBeenCalledOnce();
  });

  it('warns of the same value with a new date, and of a date older than the stored one', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const date = screen.getByLabelText('Date');
    fireEvent.change(date, { target: { value: '2025-03-12' } });
    expect(date).toHaveAccessibleDescription(words.older('Wednesday 12 March 2025', '13 Mar 25'));
    expect(date).toHaveClass('border-warn');
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(
      words.sameWithNewDate('13 Mar 25'),
    );
  });

  it('says of a field with an error only what is wrong', async () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const value = screen.getByLabelText('Value');
    await retype(value, '1O5432');
    expect(value).toHaveAccessibleDescription(NOT_A_NUMBER);
  });
});

describe('fixed income', () => {
  it('begins with the defaults, and saves both lists', async () => {
    const { editor, save } = loadedEditor({});
    render(<FixedIncomeForm place={place} editor={editor} />);
    expect(screen.getByLabelText('BONDS label 1')).toHaveValue('5-YEAR');
    expect(screen.getByLabelText('T-BILLS rate 3')).toHaveValue('12.00');
    await user.click(saveButton());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      bonds: { type: 'BONDS', tenures: [{ label: '5-YEAR', rate: 12.5 }, {}, {}, { rate: 14 }] },
      tbills: { type: 'T-BILLS', tenures: [{ rate: 10.5 }, {}, {}] },
    });
  });

  it('adds and removes tenures, but never the first', async () => {
    const tenures = [{ label: 'A', rate: 1 }];
    const { editor } = loadedEditor({ bonds: { tenures }, tbills: { tenures } });
    render(<FixedIncomeForm place={place} editor={editor} />);
    const bills = within(screen.getByRole('group', { name: 'T-BILLS' }));
    await user.click(bills.getByRole('button', { name: 'Add Tenure' }));
    const added = screen.getByLabelText<HTMLInputElement>('T-BILLS label 2');
    expect(added).toHaveValue('NEW-DAY');
    // On with its label, to be typed over.
    expect(added).toHaveFocus();
    expect(added.value.slice(added.selectionStart ?? 0, added.selectionEnd ?? 0)).toBe('NEW-DAY');
    expect(screen.getByLabelText('T-BILLS rate 2')).toHaveValue('0.00');
    expect(screen.queryByRole('button', { name: 'Remove A' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove NEW-DAY' }));
    expect(screen.queryByLabelText('T-BILLS label 2')).toBeNull();
    expect(bills.getByRole('button', { name: 'Add Tenure' })).toHaveFocus();
  });

  it('takes no more tenures, and no longer labels, than can be stored', async () => {
    const tenures = Array.from({ length: MAX_TENURES - 1 }, () => ({ label: 'A', rate: 1 }));
    const { editor } = loadedEditor({
      bonds: { tenures },
      tbills: { tenures: tenures.slice(1) },
    });
    render(<FixedIncomeForm place={place} editor={editor} />);
    const bonds = within(screen.getByRole('group', { name: 'BONDS' }));
    expect(screen.queryByText(tenuresFull)).not.toBeInTheDocument();
    await user.click(bonds.getByRole('button', { name: 'Add Tenure' }));
    expect(bonds.getByText(tenuresFull)).toBeVisible();
    await user.click(bonds.getByRole('button', { name: 'Add Tenure' }));
    expect(bonds.getAllByLabelText(/^BONDS label/)).toHaveLength(MAX_TENURES);

    const label = screen.getByLabelText('BONDS label 1');
    await user.clear(label);
    await user.click(label);
    await user.paste('x'.repeat(MAX_TENURE_LABEL + 1));
    expect(label).toHaveValue('x'.repeat(MAX_TENURE_LABEL));
  });

  it('takes a block from a spreadsheet and grows by it, up to what can be stored', async () => {
    const tenures = [{ label: 'A', rate: 1 }];
    const { editor, save } = loadedEditor({ bonds: { tenures }, tbills: { tenures } });
    render(<FixedIncomeForm place={place} editor={editor} />);
    const lines = Array.from(
      { length: MAX_TENURES + 1 },
      (_, row) => `${row + 1}-YEAR\t1${row}.5%`,
    );
    await user.click(screen.getByLabelText('BONDS label 1'));
    await user.paste(`${lines.join('\r\n')}\r\n`);
    expect(screen.getAllByLabelText(/^BONDS label/)).toHaveLength(MAX_TENURES);
    expect(screen.getByLabelText(`BONDS rate ${MAX_TENURES}`)).toHaveValue('111.50');
    expect(screen.getAllByLabelText(/^T-BILLS label/)).toHaveLength(1);
    expect(
      screen.getByText(
        new RegExp(`room for ${MAX_TENURES} rows: 1 row was left out \\(13-YEAR\\)`),
      ),
    ).toBeVisible();
    await user.click(screen.getByLabelText('BONDS rate 12'));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getAllByLabelText(/^BONDS label/)).toHaveLength(1);
    expect(screen.getByLabelText('BONDS rate 1')).toHaveValue('1.00');
    expect(screen.getByLabelText('BONDS label 1')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('keeps what was pasted and cannot be stored, and says why', async () => {
    const { editor, save } = loadedEditor({});
    render(<FixedIncomeForm place={place} editor={editor} />);
    const long = 'x'.repeat(MAX_TENURE_LABEL + 1);
    const tooLong = String(lengthError(long, MAX_TENURE_LABEL));
    await user.click(screen.getByLabelText('BONDS label 2'));
    await user.paste(`${long}\tnone\n10-YEAR\t18.95\n`);
    const [label, rate] = [
      screen.getByLabelText('BONDS label 2'),
      screen.getByLabelText('BONDS rate 2'),
    ];
    expect(label).toHaveValue(long);
    expect(rate).toHaveValue('none');
    for (const wrong of [label, rate]) {
      expect(wrong).toBeInvalid();
      expect(wrong).toHaveAccessibleDescription(`${tooLong}. ${NOT_A_NUMBER}`);
    }
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
  });

  it('goes down with Enter, and is saved by Ctrl+Enter', async () => {
    const { editor, save } = loadedEditor({});
    render(<FixedIncomeForm place={place} editor={editor} />);
    await user.click(screen.getByLabelText('T-BILLS rate 2'));
    await user.keyboard('{Enter}20,1{Enter}');
    expect(screen.getByLabelText('T-BILLS rate 3')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      tbills: { tenures: [{}, {}, { rate: 20.1 }] },
    });
  });

  it('reads what is stored once, and not again at each key', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { editor } = loadedEditor({ bonds: { type: 'BONDS' } });
    render(<FixedIncomeForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('BONDS label 1'), 'ABC');
    expect(screen.getByLabelText('BONDS label 1')).toHaveValue('ABC');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('needs a label and a rate', async () => {
    const { editor, save } = loadedEditor({});
    render(<FixedIncomeForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('BONDS label 2'), '  ');
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
    await retype(screen.getByLabelText('BONDS label 2'), 'X');
    await user.clear(screen.getByLabelText('BONDS rate 2'));
    await user.click(saveButton());
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByLabelText('BONDS rate 2')).toHaveAccessibleDescription(NO_FIGURE);
  });

  it.each([
    ['many', NOT_A_NUMBER],
    ['12.345', TOO_FINE],
    ['99999999999999999999', TOO_LARGE],
  ])('says below the row what is wrong with the rate %s', async (text, message) => {
    const { editor, save } = loadedEditor({});
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

it('says below a rate how it moved, and warns of a 0', async () => {
  const tenures = [{ label: '5-YEAR', rate: 18.42 }];
  const { editor, save } = loadedEditor({ bonds: { tenures }, tbills: { tenures } });
  render(<FixedIncomeForm place={place} editor={editor} />);
  const rate = screen.getByLabelText('BONDS rate 1');
  expect(rate).toHaveAccessibleDescription('');
  await retype(rate, '18.39');
  expect(rate).toHaveAccessibleDescription('-0.03');
  expect(rate).not.toHaveClass('border-warn');
  await retype(rate, '0');
  expect(rate).toHaveAccessibleDescription(words.zero);
  expect(rate).toHaveClass('border-warn');
  await user.click(saveButton());
  expect(screen.getByText(lookAgainText(['BONDS rate 1']))).toBeInTheDocument();
  expect(save).toHaveBeenCalledOnce();
});

it('warns of a rate beyond 100 and of a label that is there twice, and saves both', async () => {
  const { editor, save } = loadedEditor({});
  render(<FixedIncomeForm place={place} editor={editor} />);
  await retype(screen.getByLabelText('BONDS rate 1'), '1825');
  await retype(screen.getByLabelText('BONDS label 2'), '5-year');
  await user.tab();
  const beyond = rateBeyond('BONDS 5-YEAR', '1,825.00%');
  expect(screen.getByText(beyond)).toBeVisible();
  expect(screen.getByLabelText('BONDS rate 1')).toHaveAccessibleDescription(beyond);
  expect(screen.getByText(labelTwice('BONDS', '5-year'))).toBeVisible();
  await user.click(saveButton());
  expect(save).toHaveBeenCalledOnce();
});

describe('macroeconomics', () => {
  const stored = {
    inflation: { date: 'February 2025', percentage: 23.18 },
    gdp: { date: 'Q4 2024', percentage: 3.84 },
    exchangeRate: { price: 1532.45 },
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('saves the four documents', async () => {
    const { editor, save } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    await user.type(group('Monetary Policy Rate').getByLabelText('Date'), ' May 2025 ');
    await retype(group('Real GDP Growth Rate').getByLabelText('Percentage'), '-3,5');
    await user.click(saveButton('Save Changes'));
    expect(save.mock.calls[0]?.[0]).toEqual({
      inflation: stored.inflation,
      gdp: { date: 'Q4 2024', percentage: -3.5 },
      monetaryPolicy: { date: 'May 2025', percentage: 0 },
      exchangeRate: { price: 1532.45 },
    });
  });

  describe.each(['153O.20', ''])("'%s' as exchange rate", (typed) => {
    const opened = async () => {
      const fake = loadedEditor(stored);
      render(<MacroeconomicsForm editor={fake.editor} />);
      const price = group('Exchange Rate').getByLabelText('Price (N per $)');
      await retype(price, typed === '' ? '{Backspace}' : typed);
      return { ...fake, price };
    };
    const question = `Exchange Rate: ${zeroText(typed)} ${pressAgain('Save Changes')}`;
    const ways: [string, () => Promise<void>][] = [
      ['a click', () => user.click(saveButton('Save Changes'))],
      ['Enter', () => user.keyboard('{Enter}')],
    ];

    it.each(ways)('stops the first save by %s, and the second stores it', async (_, save) => {
      const fake = await opened();
      await save();
      expect(fake.save).not.toHaveBeenCalled();
      expect(fake.ask).toHaveBeenCalledExactlyOnceWith(question);
      expect(fake.price).toHaveValue('0.00');
      expect(fake.price).toBeInvalid();
      expect(fake.price).toHaveAccessibleDescription(zeroText(typed));
      await save();
      expect(fake.save.mock.calls[0]?.[0]).toHaveProperty('exchangeRate', { price: 0 });
      expect(fake.ask).toHaveBeenCalledOnce();
      expect(fake.price).toBeValid();
    });

    it('is asked again once anything was changed', async () => {
      const fake = await opened();
      await user.click(saveButton('Save Changes'));
      await retype(group('Inflation Rate').getByLabelText('Percentage'), '24');
      await user.click(saveButton('Save Changes'));
      expect(fake.ask).toHaveBeenCalledTimes(2);
      expect(fake.save).not.toHaveBeenCalled();
      await retype(fake.price, '1530.20');
      expect(fake.price).toBeValid();
      await user.click(saveButton('Save Changes'));
      expect(fake.save.mock.calls[0]?.[0]).toHaveProperty('exchangeRate', { price: 1530.2 });
    });
  });

  it('stores a 0 that was typed as one, unasked', async () => {
    const { editor, save, ask } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    await retype(group('Real GDP Growth Rate').getByLabelText('Percentage'), '0');
    await user.click(saveButton('Save Changes'));
    expect(ask).not.toHaveBeenCalled();
    expect(save.mock.calls[0]?.[0]).toHaveProperty('gdp', { date: 'Q4 2024', percentage: 0 });
  });

  it('says how each figure moved, and warns of one that is 0 or beyond 10%', async () => {
    const { editor, save } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    const price = group('Exchange Rate').getByLabelText('Price (N per $)');
    const inflation = group('Inflation Rate').getByLabelText('Percentage');
    expect(price).toHaveAccessibleDescription('');
    await retype(price, '1540');
    expect(price).toHaveAccessibleDescription('Up 0.49% on 1,532.45');
    await retype(price, '1352.45');
    expect(price).toHaveAccessibleDescription(words.beyondLimit('Down 11.75% on 1,532.45'));
    await retype(inflation, '24.23');
    expect(inflation).toHaveAccessibleDescription(
      words.rateChanged('Inflation rate', '23.18', '24.23', '1.05', 'higher'),
    );
    await retype(inflation, '0');
    expect(inflation).toHaveAccessibleDescription(words.zero);
    await user.type(group('Real GDP Growth Rate').getByLabelText('Date'), ' (revised)');
    await user.tab();
    expect(group('Real GDP Growth Rate').getByLabelText('Percentage')).toHaveAccessibleDescription(
      words.sameWithNewDate('Q4 2024'),
    );
    const date = group('Inflation Rate').getByLabelText('Date');
    expect(date).toHaveAccessibleDescription('');
    await retype(date, 'March 2099');
    const said = `${words.future('March 2099')} ${words.zero}`;
    expect(date).toHaveAccessibleDescription(said);
    expect(date).toHaveClass('border-warn');
    expect(inflation).toHaveAccessibleDescription(said);
    await user.tab();
    const names = [
      'Exchange Rate',
      'Inflation Rate',
      'Real GDP Growth Rate',
      'Monetary Policy Rate',
    ];
    expect(screen.getByText(lookAgainText(names))).toBeInTheDocument();
    await user.click(saveButton('Save Changes'));
    expect(save).toHaveBeenCalledOnce();
  });

  it('warns of a rate beyond 100, and saves it', async () => {
    const { editor, save } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    await retype(group('Inflation Rate').getByLabelText('Percentage'), '2318');
    await user.tab();
    expect(screen.getByText(rateBeyond('Inflation Rate', '2,318.00%'))).toBeVisible();
    await user.click(saveButton('Save Changes'));
    expect(save).toHaveBeenCalledOnce();
  });

  it('takes today of Lagos as the date of each indicator, as it is written', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:42:00Z') });
    const { editor } = loadedEditor(stored);
    render(<MacroeconomicsForm editor={editor} />);
    for (const title of ['Inflation Rate', 'Real GDP Growth Rate', 'Monetary Policy Rate']) {
      await user.click(group(title).getByRole('button', { name: 'Today' }));
      expect(group(title).getByLabelText('Date')).toHaveValue('November 20, 2026');
    }
    vi.useRealTimers();
  });

  it('takes no date longer than can be stored', async () => {
    const { editor } = loadedEditor({});
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
    expect(screen.getByText('1,234.50%')).toHaveClass('text-gain');
    expect(screen.getByText('N1,532.45/$')).toBeVisible();
  });
});
