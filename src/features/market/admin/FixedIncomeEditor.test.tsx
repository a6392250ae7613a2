import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NOT_A_NUMBER, TOO_FINE, TOO_LARGE } from '@/lib/numbers';
import { plausibilityMessages } from '@/lib/plausibility';
import { NO_FIGURE } from '@/ui/admin/NumberInput';
import { lookAgainText } from '@/ui/admin/Plausibility';
import { lengthError } from '@/ui/admin/useCustomValidity';
import { loadedEditor, place, retype, saveButton } from '../../../../tests/helpers/editor';
import { MAX_TENURE_LABEL, MAX_TENURES } from '../limits';
import { FixedIncomeForm } from './FixedIncomeEditor';
import { marketStaffMessages } from './messages';

const { labelTwice, rateBeyond, tenuresFull } = marketStaffMessages;
const words = plausibilityMessages;

const user = userEvent.setup();

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
