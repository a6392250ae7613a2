// @vitest-environment jsdom
/** The market's reads and editors against the running backend. */
import { requestsDuring } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { screen, waitFor, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { historyRules, storedAt } from '../helpers/backend';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { marketStaffMessages } from '@/figures/admin/messages';
import { openMarket } from '@/features/market/marketSlice';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { asi, fixedIncome, macroeconomics } from '../../seed/market';
import { fill, press } from '../helpers/staffActions';
import { asStaff } from '../helpers/staffHooks';
import { renderAsStaff, renderWithStore } from '../helpers/renderWithStore';
import { figureEditors } from '@/firebase/staff/figureEditors';

let store = makeStore();
let staff = makeStaffStore();
const market = () => store.getState().market;
const edited = () => staff.getState().figureEditors;
const show = (editor: ReactElement) => renderWithStore(editor, staff);
const statuses = () => {
  const { asi: index, fixedIncome: rates, macroeconomics: macro } = market();
  return [index, rates, macro].map(({ status }) => status);
};

async function opened() {
  store.dispatch(openMarket());
  await waitFor(() => {
    expect(statuses().every((each) => each === 'succeeded' || each === 'failed')).toBe(true);
  });
}

asStaff();
beforeEach(() => {
  localStorage.clear();
  store = makeStore();
  staff = makeStaffStore();
});

describe('reading', () => {
  it('loads everything in four requests, once', async () => {
    const requests = await requestsDuring(async () => {
      store.dispatch(openMarket());
      await opened();
      await opened();
    });
    expect(requests).toHaveLength(4);
    expect(market().asi.data).toEqual(asi);
    expect(market().fixedIncome.data).toEqual({
      bonds: fixedIncome.bonds.tenures,
      tbills: fixedIncome.tbills.tenures,
    });
    expect(market().macroeconomics.data).toEqual({
      ...macroeconomics,
      exchangeRate: macroeconomics.exchangeRate.price,
    });
  });
});

describe('the index editor', () => {
  it('saves nothing that was not loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const save = await staff.dispatch(
      figureEditors.asi.save({ next: { asi: { ...asi, value: 1 } } }),
    );
    expect(save.payload).toBe(marketStaffMessages.asi.saveFailed);
    expect(await storedAt('marketIndices/ASI')).toEqual(asi);
  });

  it('takes what somebody put back for theirs, though it was saved here before, and keeps what was typed at Reload', async () => {
    const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderAsStaff(<AsiEditor />, staff);
    await screen.findByLabelText('Value');
    for (const value of ['1', '2']) {
      fill(screen, 'Value', value);
      press(screen, 'Save ASI');
      await waitFor(() => expect(edited().asi.data?.asi).toHaveProperty('value', Number(value)));
      await screen.findByRole('button', { name: 'Save ASI' });
    }
    await setDoc(historyRules('marketIndices/ASI'), { ...asi, value: 1 });
    fill(screen, 'Value', '3');
    press(screen, 'Save ASI');
    await screen.findByText(CONFLICT);
    expect(await storedAt('marketIndices/ASI')).toEqual({ ...asi, value: 1 });
    press(screen, 'Reload');
    const field = await screen.findByDisplayValue('1.00');
    await waitFor(() => expect(document.activeElement).toBe(field));
    const offer = screen.getByRole('group', { name: /^You typed this at/ });
    expect(intoSight.mock.instances.at(-1)).toBe(offer);
    press(within(offer), 'Restore');
    expect(field).toHaveProperty('value', '3');
  });
});

it('the fixed income editor begins with the defaults and creates both documents', async () => {
  const bonds = { type: 'BONDS', tenures: [{ label: 'X', rate: 1 }] };
  await setDoc(historyRules('fixedIncome/bonds'), bonds);
  show(<FixedIncomeEditor />);
  await screen.findByDisplayValue('X');
  press(within(screen.getByRole('group', { name: 'T-BILLS' })), 'Add Tenure');
  press(screen, 'Save Fixed Income');
  await screen.findByText('Fixed income data saved successfully!');
  expect(await storedAt('fixedIncome/bonds')).toEqual(bonds);
  expect(await storedAt('fixedIncome/tbills')).toEqual({
    type: 'T-BILLS',
    tenures: [...fixedIncome.tbills.tenures, { label: 'NEW-DAY', rate: 0 }],
  });
  expect(edited().fixedIncome.data?.tbills?.['tenures']).toHaveLength(4);
});

it('the macroeconomics editor saves its four documents together', async () => {
  show(<MacroeconomicsEditor />);
  const rate = within(await screen.findByRole('group', { name: 'Exchange Rate' }));
  fill(rate, 'Price (N per $)', '1,600');
  press(screen, 'Save Changes');
  await screen.findByText('Data saved successfully!');
  expect(await storedAt('macroeconomics/exchangeRate')).toEqual({ price: 1600 });
  expect(await storedAt('macroeconomics/gdp')).toEqual(macroeconomics.gdp);
  expect(edited().macroeconomics.data?.exchangeRate).toEqual({ price: 1600 });
});

it('tells staff after a save of a date that names no period, until the next save', async () => {
  show(<MacroeconomicsEditor />);
  const row = within(await screen.findByRole('group', { name: 'Inflation Rate' }));
  const told = marketStaffMessages.noPeriod('03/04/2025');
  fill(row, 'Date', '03/04/2025');
  press(screen, 'Save Changes');
  await screen.findByText('Data saved successfully!');
  await screen.findByText(told);
  fill(row, 'Date', '3 April 2025');
  press(screen, 'Save Changes');
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});
