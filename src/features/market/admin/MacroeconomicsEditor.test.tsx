import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { plausibilityMessages } from '@/lib/plausibility';
import { lookAgainText } from '@/ui/admin/Plausibility';
import { pressAgain, zeroText } from '@/ui/admin/useZeroStop';
import { loadedEditor, retype, saveButton } from '../../../../tests/helpers/editor';
import { MAX_DATE_TEXT } from '../limits';
import { MacroeconomicsForm } from './MacroeconomicsEditor';
import { marketStaffMessages } from './messages';

const { rateBeyond } = marketStaffMessages;
const words = plausibilityMessages;

const user = userEvent.setup();

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
