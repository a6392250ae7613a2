// @vitest-environment jsdom
/** The market's reads and editors against the running backend. */
import { breakNetwork, restoreNetwork, noFirestore, requestsDuring } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { screen, waitFor, within } from '@testing-library/react';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { historyRules } from '../helpers/backend';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { marketStaffMessages } from '@/figures/admin/messages';
import { openMarket } from '@/features/market/marketSlice';
import { firestore } from '@/firebase/firestore';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { RELOAD_TITLE } from '@/ui/admin/UnsavedGuard';
import { asi, fixedIncome, macroeconomics } from '../../seed/market';
import { fill, press } from '../helpers/staffActions';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';
import { figureEditors } from '@/firebase/staff/figureEditors';

let store = makeStore();
let staff = makeStaffStore();
const market = () => store.getState().market;
const edited = () => staff.getState().figureEditors;
const stored = async (...path: [string, string]) =>
  (await getDoc(doc(firestore(), ...path))).data();
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

  it('logs a failure, keeps its message, and a retry clears it', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    breakNetwork(noFirestore);
    await opened();
    expect(market().asi).toMatchObject({
      status: 'failed',
      data: null,
      error: 'Failed to load ASI data',
    });
    expect(market().fixedIncome.error).toBe('Failed to load fixed income data');
    expect(market().macroeconomics.error).toBe('Failed to load data. Please try again.');
    for (const message of ['ASI data', 'fixed income data', 'data. Please try again.']) {
      expect(log).toHaveBeenCalledWith(`Failed to load ${message}`, expect.any(Error));
    }
    restoreNetwork();
    await opened();
    await waitFor(() => expect(market().asi).toMatchObject({ error: null, data: asi }));
  });

  it('shows the figures of the last visit first, and fresh ones when the connection is back', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await opened();
    store = makeStore();
    breakNetwork(noFirestore);
    store.dispatch(openMarket());
    const { cachedAt } = market().asi;
    expect(cachedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const known = { data: asi, cachedAt };
    expect(market().asi).toMatchObject({ status: 'loading', ...known });
    await opened();
    expect(market().asi).toMatchObject({ status: 'failed', ...known });
    expect(market().macroeconomics.data?.exchangeRate).toBe(macroeconomics.exchangeRate.price);
    restoreNetwork();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['succeeded'])));
    expect(market().asi).not.toHaveProperty('cachedAt');
  });
});

describe('the index editor', () => {
  it('saves nothing that was not loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const save = await staff.dispatch(
      figureEditors.asi.save({ next: { asi: { ...asi, value: 1 } } }),
    );
    expect(save.payload).toBe(marketStaffMessages.asi.saveFailed);
    expect(await stored('marketIndices', 'ASI')).toEqual(asi);
  });

  it('saves over what it loaded, then over what it saved', async () => {
    show(<AsiEditor />);
    expect(screen.getByRole('button', { name: 'Save ASI' })).toHaveProperty('disabled', true);
    await screen.findByLabelText('Value');
    fill(screen, 'Value', '104,118.60');
    fill(screen, 'Change (%)', '-1.25');
    press(screen, 'Save ASI');
    await screen.findByText('ASI data saved successfully!');
    const next = { ...asi, value: 104118.6, change: -1.25 };
    expect(await stored('marketIndices', 'ASI')).toEqual(next);
    expect(edited().asi.data).toEqual({ asi: next });
    fill(screen, 'Change (%)', '-1.5');
    press(screen, 'Save ASI');
    await waitFor(async () => {
      expect(await stored('marketIndices', 'ASI')).toEqual({ ...next, change: -1.5 });
    });
  });

  it('takes what somebody put back for theirs, though it was saved here before, and shows it after Reload', async () => {
    show(<AsiEditor />);
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
    expect(await stored('marketIndices', 'ASI')).toEqual({ ...asi, value: 1 });
    press(screen, 'Reload');
    press(within(screen.getByRole('dialog', { name: RELOAD_TITLE })), 'Reload');
    expect(await screen.findByDisplayValue('1.00')).toBeDefined();
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
  expect(await stored('fixedIncome', 'bonds')).toEqual(bonds);
  expect(await stored('fixedIncome', 'tbills')).toEqual({
    type: 'T-BILLS',
    tenures: [...fixedIncome.tbills.tenures, { label: 'NEW-DAY', rate: 0 }],
  });
  expect(edited().fixedIncome.data?.tbills?.['tenures']).toHaveLength(4);
});

it('the macroeconomics editor saves its four documents together, or none', async () => {
  show(<MacroeconomicsEditor />);
  const rate = within(await screen.findByRole('group', { name: 'Exchange Rate' }));
  fill(rate, 'Price (N per $)', '1,600');
  press(screen, 'Save Changes');
  await screen.findByText('Data saved successfully!');
  expect(await stored('macroeconomics', 'exchangeRate')).toEqual({ price: 1600 });
  expect(await stored('macroeconomics', 'gdp')).toEqual(macroeconomics.gdp);
  expect(edited().macroeconomics.data?.exchangeRate).toEqual({ price: 1600 });
  await setDoc(historyRules('macroeconomics/gdp'), { date: 'Q1 2025', percentage: 4 });
  fill(rate, 'Price (N per $)', '1');
  press(screen, 'Save Changes');
  await screen.findByText(CONFLICT);
  expect(await stored('macroeconomics', 'exchangeRate')).toEqual({ price: 1600 });
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
