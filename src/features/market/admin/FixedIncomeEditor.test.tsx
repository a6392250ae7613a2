import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NOT_A_NUMBER_MESSAGE, TOO_MANY_DECIMALS_MESSAGE, TOO_LARGE_MESSAGE } from '@/lib/numbers';
import { NO_FIGURE_ERROR } from '@/ui/admin/useMissing';
import { describeWarnedFields } from '@/ui/admin/describeWarnedFields';
import { findTextError } from '@/lib/plainText';
import { MAX_TENURE_LABEL_LENGTH, MAX_TENURES } from '@/figures/limits';
import { marketStaffMessages } from '@/figures/admin/messages';
import {
  confirmAndSave,
  expectMaxLength,
  createLoadedEditor,
  formProps,
  retype,
  getSaveButton,
} from '../../../../tests/helpers/editor';
import { FixedIncomeForm } from './FixedIncomeForm';

const { earlierSession, labelTwice, rateBeyond, tenuresFull } = marketStaffMessages;
const user = userEvent.setup();
const one = [{ label: 'A', rate: 1 }];
const oneEach = { bonds: { tenures: one }, tbills: { tenures: one } };

function show(stored: unknown = {}) {
  const fake = createLoadedEditor(stored);
  render(<FixedIncomeForm boxProps={formProps} editor={fake.editor} />);
  return fake;
}
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const getAddButton = (name: string) => getGroup(name).getByRole('button', { name: 'Add Tenure' });

it('saves the default tenors if no tenors are stored', async () => {
  const { save } = show();
  expect(getField('BONDS label 1')).toHaveValue('5-YEAR');
  expect(getField('T-BILLS rate 3')).toHaveValue('12.00');
  expect(getGroup('BONDS').getByText(/^On the site/)).toHaveTextContent('On the site: -');
  expect(getGroup('BONDS').getByText(/^After saving/)).toHaveTextContent(
    /: 5-YEAR 12.50%, 10-YEAR/,
  );
  await user.click(getSaveButton());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    bonds: { type: 'BONDS', tenures: [{ label: '5-YEAR', rate: 12.5 }, {}, {}, { rate: 14 }] },
    tbills: { type: 'T-BILLS', tenures: [{ rate: 10.5 }, {}, {}] },
  });
});

it('shows that saving rates for an earlier session does not change the home page', async () => {
  const { save } = show(oneEach);
  await user.click(screen.getByRole('button', { name: 'Another session' }));
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Session' });
  expect(choice).toHaveFocus();
  expect(screen.queryByText(earlierSession)).toBeNull();
  const earlier = choice.options[choice.options.length - 1]?.value ?? '';
  await user.selectOptions(choice, earlier);
  expect(screen.getByText(earlierSession)).toBeVisible();
  await user.click(getSaveButton());
  expect(save.mock.calls[0]?.[1]).toMatchObject({ session: { day: earlier } });
});

it('allows removing every tenor except the first', async () => {
  show(oneEach);
  await user.click(getAddButton('T-BILLS'));
  const added = getField('T-BILLS label 2');
  expect(added).toHaveValue('NEW-DAY');
  // The label of the new row must be selected, so that the user can type over it.
  expect(added).toHaveFocus();
  expect(added.value.slice(added.selectionStart ?? 0, added.selectionEnd ?? 0)).toBe('NEW-DAY');
  expect(getField('T-BILLS rate 2')).toHaveValue('0.00');
  expect(screen.queryByRole('button', { name: 'Remove A' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove NEW-DAY' }));
  expect(screen.queryByLabelText('T-BILLS label 2')).toBeNull();
  expect(getAddButton('T-BILLS')).toHaveFocus();
});

it('limits the number of tenors and the length of a label', async () => {
  const tenures = Array.from({ length: MAX_TENURES - 1 }, () => ({ label: 'A', rate: 1 }));
  show({ bonds: { tenures }, tbills: { tenures: tenures.slice(1) } });
  expect(screen.queryByText(tenuresFull)).not.toBeInTheDocument();
  await user.click(getAddButton('BONDS'));
  expect(getGroup('BONDS').getByText(tenuresFull)).toBeVisible();
  await user.click(getAddButton('BONDS'));
  expect(getGroup('BONDS').getAllByLabelText(/^BONDS label/)).toHaveLength(MAX_TENURES);
  await expectMaxLength(getField('BONDS label 1'), MAX_TENURE_LABEL_LENGTH);
});

it('adds rows for a pasted block of cells, up to the maximum number of tenors', async () => {
  const { save } = show(oneEach);
  const lines = Array.from({ length: MAX_TENURES + 1 }, (_, row) => `${row + 1}-YEAR\t1${row}.5%`);
  await user.click(getField('BONDS label 1'));
  await user.paste(`${lines.join('\r\n')}\r\n`);
  expect(screen.getAllByLabelText(/^BONDS label/)).toHaveLength(MAX_TENURES);
  expect(getField(`BONDS rate ${MAX_TENURES}`)).toHaveValue('111.50');
  expect(screen.getAllByLabelText(/^T-BILLS label/)).toHaveLength(1);
  const leftOut = new RegExp(`room for ${MAX_TENURES} rows: 1 row was left out \\(13-YEAR\\)`);
  expect(screen.getByText(leftOut)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('keeps an invalid label and rate after pasting and shows their errors', async () => {
  const { save } = show();
  const long = 'x'.repeat(MAX_TENURE_LABEL_LENGTH + 1);
  const why = `${String(findTextError(long, MAX_TENURE_LABEL_LENGTH))}. ${NOT_A_NUMBER_MESSAGE}`;
  const [label, rate] = [getField('BONDS label 2'), getField('BONDS rate 2')];
  await user.click(label);
  await user.paste(`${long}\tnone\n10-YEAR\t18.95\n`);
  expect([label.value, rate.value]).toEqual([long, 'none']);
  for (const wrong of [label, rate]) {
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription(why);
  }
  await user.click(getSaveButton());
  expect(save).not.toHaveBeenCalled();
});

it('saves with Ctrl+Enter unless a label is empty', async () => {
  const { save } = show();
  await user.click(getField('T-BILLS rate 2'));
  await user.keyboard('{Enter}12,1{Enter}');
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(save.mock.calls[0]?.[0]).toMatchObject({ tbills: { tenures: [{}, {}, { rate: 12.1 }] } });
  await retype(getField('BONDS label 2'), '  ');
  await user.click(getSaveButton());
  expect(save).toHaveBeenCalledOnce();
});

it('parses the stored rates only once while the user types', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ bonds: { type: 'BONDS' } });
  await retype(getField('BONDS label 1'), 'ABC');
  expect(getField('BONDS label 1')).toHaveValue('ABC');
  // Only count warnings about `fixedIncome/bonds`. A pending request of an earlier test may still
  // fail and log a warning.
  const warnings = warn.mock.calls.filter(([text]) => String(text).includes('fixedIncome/bonds'));
  expect(warnings).toHaveLength(1);
});

it.each([
  ['', NO_FIGURE_ERROR],
  ['many', NOT_A_NUMBER_MESSAGE],
  ['12.345', TOO_MANY_DECIMALS_MESSAGE],
  ['99999999999999999999', TOO_LARGE_MESSAGE],
])('shows the error of the rate %j below its row', async (text, message) => {
  const { save } = show();
  const rate = getField('T-BILLS rate 2');
  await retype(rate, text);
  await user.click(getSaveButton());
  expect(rate).toHaveAccessibleDescription(message);
  expect(rate).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
  expect(rate).toHaveValue(text);

  await retype(rate, '11.25');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(rate).toHaveAccessibleDescription('');
});

it('saves unlikely rates and duplicate labels once the user confirms them', async () => {
  const tenures = [{ label: '5-YEAR', rate: 18.42 }, ...one];
  const { save } = show({ bonds: { tenures }, tbills: { tenures } });
  const rate = getField('BONDS rate 1');
  expect(rate).toHaveAccessibleDescription('');
  await retype(rate, '18.39');
  expect(rate).toHaveAccessibleDescription('-0.03');
  expect(rate).not.toHaveClass('border-warn');
  await retype(rate, '1825');
  expect(rate).toHaveAccessibleDescription(rateBeyond('BONDS 5-YEAR', '1,825.00%'));
  expect(rate).toHaveClass('border-warn');
  await retype(getField('BONDS label 2'), '5-year');
  await user.tab();
  expect(screen.getByText(labelTwice('BONDS', '5-year'))).toBeVisible();
  expect(
    screen.getByText(describeWarnedFields(['BONDS rate 1', 'BONDS rate 2'])),
  ).toBeInTheDocument();
  await confirmAndSave(save);
  expect(save).toHaveBeenCalledOnce();
});
