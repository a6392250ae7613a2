import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sanityMessages as words } from '@/lib/sanityCheck';
import { describeWarnedFields } from '@/ui/admin/describeWarnedFields';
import { formatPressAgain } from '@/ui/admin/useConfirmZero';
import { formatZeroMessage } from '@/lib/zeros';
import { MAX_DATE_TEXT_LENGTH } from '@/figures/limits';
import { indicatorIds } from '@/figures/market';
import { mapKeys } from '@/lib/records';
import { marketStaffMessages } from '@/figures/admin/messages';
import { formatExchangeRate } from '@/lib/format';
import {
  confirmAndSave,
  expectMaxLength,
  createLoadedEditor,
  createLoadedHistory,
  retype,
  getSaveButton,
} from '../../../../tests/helpers/editor';
import { MacroeconomicsForm } from './MacroeconomicsForm';

const { rateBeyond } = marketStaffMessages;
const user = userEvent.setup();
const stored = {
  ...mapKeys(indicatorIds, () => ({ date: 'Q4 2024', percentage: 3.84 })),
  inflation: { date: 'February 2025', percentage: 23.18 },
  monetaryPolicy: undefined,
  exchangeRate: { price: 1532.45 },
};
const INFLATION = 'Inflation Rate';
const GDP = 'Real GDP Growth Rate';
const POLICY = 'Monetary Policy Rate';

function show(documents: unknown = stored) {
  const fake = createLoadedEditor(documents);
  render(<MacroeconomicsForm editor={fake.editor} history={createLoadedHistory()} />);
  return fake;
}
const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const price = () =>
  getGroup('Exchange Rate').getByLabelText(marketStaffMessages.macroeconomics.priceLabel);
const percentage = (name: string) => getGroup(name).getByLabelText('Percentage');
const date = (name: string) => getGroup(name).getByLabelText('Date');
const pressSave = () => user.click(getSaveButton('Save Changes'));

it('saves the exchange rate and the indicators as the preview shows them', async () => {
  const { save, ask } = show();
  const getPreview = () => screen.getByRole('complementary', { name: 'Preview for visitors' });
  expect(getPreview()).toHaveTextContent(formatExchangeRate(1532.45));
  expect(getPreview()).not.toHaveTextContent('On the site: N');
  await retype(price(), '1999');
  expect(getPreview()).toHaveTextContent(
    `${formatExchangeRate(1999)}On the site: ${formatExchangeRate(1532.45)}`,
  );
  await retype(price(), '1532.45');
  await retype(date(POLICY), ' May 2025 ');
  await retype(percentage(INFLATION), '0');
  await retype(percentage(GDP), '1,234.5');
  expect(screen.getByText('1,234.50%')).toHaveClass('text-gain');
  await retype(percentage(GDP), '-3,5');
  await confirmAndSave(save, 'Save Changes');
  expect(ask).not.toHaveBeenCalled();
  expect(save.mock.calls[0]?.[0]).toEqual({
    ...stored,
    inflation: { date: 'February 2025', percentage: 0 },
    gdp: { date: 'Q4 2024', percentage: -3.5 },
    monetaryPolicy: { date: 'May 2025', percentage: 0 },
  });
});

it('proposes the period before a publication date, such as January 2025 for February 20, 2025', async () => {
  const { save } = show();
  const FIELD = 'Month or quarter of this figure';
  expect(screen.queryByLabelText(FIELD)).toBeNull();
  for (const name of [INFLATION, GDP, POLICY]) await retype(date(name), 'February 20, 2025');
  const getPeriodField = (name: string) => getGroup(name).getByLabelText(FIELD);
  expect(getPeriodField(INFLATION)).toHaveValue('January 2025');
  expect(getPeriodField(GDP)).toHaveValue('Q4 2024');
  expect(getGroup(POLICY).queryByLabelText(FIELD)).toBeNull();
  await retype(getPeriodField(INFLATION), 'Q4 2024');
  expect(getPeriodField(INFLATION)).toBeInvalid();
  await pressSave();
  expect(save).not.toHaveBeenCalled();
  await retype(getPeriodField(INFLATION), 'December 2024');
  await confirmAndSave(save, 'Save Changes');
  expect(save.mock.calls[0]?.[0]).toMatchObject({ inflation: { date: 'February 20, 2025' } });
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    session: { periods: { inflation: '2024-12' } },
  });
  await retype(date(INFLATION), 'March 17, 2025');
  expect(getPeriodField(INFLATION)).toHaveValue('February 2025');
});

it('accepts a date without a month or quarter, with a warning', async () => {
  const { save } = show();
  await retype(date(INFLATION), 'soon');
  await retype(percentage(INFLATION), '23.2');
  const message = marketStaffMessages.noPeriod('soon');
  expect(date(INFLATION)).toHaveAccessibleDescription(message);
  await pressSave();
  expect(save.mock.calls[0]?.[0]).toHaveProperty('inflation.date', 'soon');
});

it('rejects a period that has not begun or ended yet in Lagos', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:59:00Z') });
  const { save } = show();
  const expectErrorAt = async (field: HTMLElement, message: string) => {
    await pressSave();
    expect(save).not.toHaveBeenCalled();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  };
  await retype(date(INFLATION), 'December 2026');
  await expectErrorAt(date(INFLATION), words.future('December 2026'));
  await retype(date(INFLATION), 'November 16, 2026');
  const period = getGroup(INFLATION).getByLabelText('Month or quarter of this figure');
  await retype(period, 'December 2026');
  await expectErrorAt(period, words.future('December 2026'));
  await retype(period, 'October 2026');
  await retype(date(GDP), 'Q4 2026');
  await expectErrorAt(date(GDP), marketStaffMessages.notOver('Q4 2026'));
  await retype(date(GDP), 'Q3 2026');
  vi.setSystemTime(new Date('2026-11-30T23:00:00Z'));
  await retype(date(INFLATION), 'December 2026');
  await confirmAndSave(save, 'Save Changes');
  expect(save).toHaveBeenCalledOnce();
});

it.each([
  ['153O.20', 'a click', pressSave],
  ['153O.20', 'Enter', () => user.keyboard('{Enter}')],
  ['', 'a click', pressSave],
  ['', 'Enter', () => user.keyboard('{Enter}')],
])('asks before it saves the exchange rate %j as 0 after %s', async (typed, _, by) => {
  const { save, ask } = show();
  await retype(price(), typed);
  await by();
  expect(save).not.toHaveBeenCalled();
  const question = `Exchange Rate: ${formatZeroMessage(typed)} ${formatPressAgain('Save Changes')}`;
  expect(ask).toHaveBeenCalledExactlyOnceWith(question);
  expect(price()).toHaveValue('0.00');
  expect(price()).toBeInvalid();
  expect(price()).toHaveAccessibleDescription(formatZeroMessage(typed));
  await by();
  expect(save.mock.calls[0]?.[0]).toHaveProperty('exchangeRate', { price: 0 });
  expect(ask).toHaveBeenCalledOnce();
  expect(price()).toBeValid();
});

it.each(['153O.20', ''])(
  'asks a second time about the exchange rate %j if another field has changed since',
  async (typed) => {
    const { save, ask } = show();
    await retype(price(), typed);
    await pressSave();
    await retype(percentage(INFLATION), '24');
    await pressSave();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(save).not.toHaveBeenCalled();
    await retype(price(), '1530.20');
    expect(price()).toBeValid();
    await pressSave();
    expect(save.mock.calls[0]?.[0]).toHaveProperty('exchangeRate', { price: 1530.2 });
  },
);

it('saves unlikely figures and dates once the user confirms them', async () => {
  const { save } = show();
  for (const each of [price(), percentage(INFLATION), date(INFLATION)]) {
    expect(each).toHaveAccessibleDescription('');
  }
  await retype(price(), '1540');
  expect(price()).toHaveAccessibleDescription('Up 0.49% from 1,532.45');
  await retype(price(), '1352.45');
  expect(price()).toHaveAccessibleDescription(words.beyondLimit('Down 11.75% from 1,532.45'));
  await retype(percentage(INFLATION), '2318');
  await retype(date(INFLATION), 'March 1999');
  const older = words.older('March 1999', 'February 2025');
  const message = `${older} ${rateBeyond(INFLATION, '2,318.00%')}`;
  expect(date(INFLATION)).toHaveAccessibleDescription(message);
  expect(percentage(INFLATION)).toHaveAccessibleDescription(message);
  await retype(date(GDP), 'Q4 2024 (revised)');
  const noPeriod = marketStaffMessages.noPeriod('Q4 2024 (revised)');
  const same = words.sameWithNewDate('Q4 2024');
  expect(percentage(GDP)).toHaveAccessibleDescription(`${noPeriod} ${same}`);
  for (const each of [price(), percentage(INFLATION), date(INFLATION), percentage(GDP)]) {
    expect(each).toHaveClass('border-warn');
  }
  await user.tab();
  const names = ['Exchange Rate', INFLATION, GDP, POLICY];
  expect(screen.getByText(describeWarnedFields(names))).toBeInTheDocument();
  await confirmAndSave(save, 'Save Changes');
  expect(save).toHaveBeenCalledOnce();
});

it('fills in the current date in Lagos when the user presses Use today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:42:00Z') });
  show();
  for (const title of [INFLATION, GDP, POLICY]) {
    await user.click(getGroup(title).getByRole('button', { name: 'Use today' }));
    expect(date(title)).toHaveValue('November 20, 2026');
  }
});

it('limits the length of the date text', async () => {
  show({});
  expect(price()).toHaveValue('0.00');
  await expectMaxLength(date(INFLATION), MAX_DATE_TEXT_LENGTH);
});
