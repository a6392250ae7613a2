// @vitest-environment jsdom
/**
 * Checks every editor of figures with a pending load, a save by somebody else, a lost response and
 * a wrong clock.
 */
import {
  breakNetwork,
  loseResponseAndCheck,
  failFirestore,
  restoreNetwork,
} from '../helpers/staffArea';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import EquityMarketPage from '@/pages/admin/EquityMarketPage';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { marketStaffMessages } from '@/figures/admin/messages';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { parseRecent } from '@/figures/recent';
import { findClosedSession } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import { setServerTime } from '@/firebase/staff/clock';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { asi, equityMarket } from '../../seed/market';
import { exampleDocuments, adminDocument, readDocument, testPorts } from '../helpers/backend';
import { editorCases, fill, press, getSection } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';
import { renderAsStaff, renderWithStore } from '../helpers/renderWithStore';

setUpStaff();
beforeEach(() => localStorage.clear());

describe.each(editorCases)('$name', ({ Page, document: path, messages, field, text, ...each }) => {
  const example = exampleDocuments(testPorts)[path];
  const theirs = { ...example, ...each.theirs };
  const readStored = () => readDocument(path);
  const renderPage = () => renderWithStore(<Page />, makeStore());
  const save = () => screen.getByRole('button', { name: each.save });

  it('disables Save until the stored figures have loaded', async () => {
    breakNetwork(failFirestore);
    renderPage();
    expect(save()).toHaveProperty('disabled', true);
    await screen.findByText(messages.loadFailed);
    expect(screen.getByRole('alert').textContent).toContain(messages.loadFailed);
    expect(save()).toHaveProperty('disabled', true);
    const box = save().closest('form');
    if (box === null) throw new Error('no form');
    restoreNetwork();
    // Submits the form as Enter does, although Save is disabled.
    fireEvent.submit(box);
    press(screen, 'Retry');
    await screen.findByLabelText(field);
    expect(save()).toHaveProperty('disabled', false);
    expect(await readStored()).toEqual(example);
  });

  it('overwrites somebody else’s save only after confirmation', async () => {
    renderPage();
    await screen.findByLabelText(field);
    fill(screen, field, text);
    await setDoc(adminDocument(path), theirs);
    press(screen, each.save);
    await screen.findByText(CONFLICT_MESSAGE);
    expect(screen.getByLabelText(field)).toHaveProperty('value', text);
    expect(await readStored()).toEqual(theirs);
    const comparison = screen.getByRole('group', { name: /^Someone else saved\. You opened/ });
    expect(comparison.querySelectorAll('tr').length).toBeGreaterThan(1);
    press(screen, 'Overwrite');
    await screen.findByText(messages.saved);
    expect(JSON.stringify(await readStored())).toContain(each.stored);
  });
});

it.each([
  ['Value', AsiEditor],
  [marketStaffMessages.macroeconomics.priceLabel, MacroeconomicsEditor],
])(
  'reports beside %s that the last sessions are missing, until Retry loads them',
  async (field, Page) => {
    breakNetwork((_, init) => JSON.stringify(init?.body ?? '').includes('history/recent'));
    renderWithStore(<Page />, makeStore());
    await screen.findByLabelText(field);
    expect(screen.getByRole('alert').textContent).toBe(marketStaffMessages.historyFailed);
    restoreNetwork();
    press(screen, 'Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText(field)).toBeDefined();
  },
);

it('checks a figure against the reloaded history after a conflict', async () => {
  const recent = await readDocument('history/recent');
  const { exchangeRate } = parseRecent(recent);
  const session = findClosedSession(new Date());
  const [day = ''] = Object.keys(exchangeRate)
    .toSorted()
    .filter((each) => each < session)
    .slice(-1);
  const writeSessions = (more: object) =>
    setDoc(adminDocument('history/recent'), { ...recent, exchangeRate: { [day]: 1500, ...more } });
  await writeSessions({});
  renderWithStore(<MacroeconomicsEditor />, makeStore());
  await screen.findByLabelText(marketStaffMessages.macroeconomics.priceLabel);
  await setDoc(adminDocument('macroeconomics/exchangeRate'), { price: 15 });
  await writeSessions({ [session]: 15 });
  fill(screen, marketStaffMessages.macroeconomics.priceLabel, '1510');
  press(screen, 'Save Changes');
  await screen.findByText(CONFLICT_MESSAGE);
  localStorage.clear();
  press(screen, 'Reload');
  press(within(screen.getByRole('dialog')), 'Reload');
  await screen.findByDisplayValue('15.00');
  fill(screen, marketStaffMessages.macroeconomics.priceLabel, '1515');
  expect(screen.getByText(/^Up 1.00% from/)).toBeDefined();
});

it('saves a new figure after the response to an earlier save was lost', async () => {
  renderWithStore(<AsiEditor />, makeStore());
  await screen.findByLabelText('Value');
  fill(screen, 'Value', '105431.00');
  breakNetwork(loseResponseAndCheck());
  press(screen, 'Save ASI');
  await screen.findByText(marketStaffMessages.asi.saveFailed);
  restoreNetwork();
  fill(screen, 'Value', '105433.00');
  press(screen, 'Save ASI');
  await screen.findByText(marketStaffMessages.asi.saved);
  expect(await readDocument('marketIndices/ASI')).toMatchObject({ value: 105433 });
});

it('offers the draft after a conflict if the stored value equals an earlier value again', async () => {
  const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView');
  const staff = makeStore();
  renderAsStaff(<AsiEditor />, staff);
  await screen.findByLabelText('Value');
  for (const value of ['105431', '105433']) {
    fill(screen, 'Value', value);
    press(screen, 'Save ASI');
    const getSavedIndex = () => staff.getState().figureEditors.asi.data?.asi;
    await waitFor(() => expect(getSavedIndex()).toHaveProperty('value', Number(value)));
    await screen.findByRole('button', { name: 'Save ASI' });
  }
  await setDoc(adminDocument('marketIndices/ASI'), { ...asi, value: 105_431 });
  fill(screen, 'Value', '105434');
  press(screen, 'Save ASI');
  await screen.findByText(CONFLICT_MESSAGE);
  expect(await readDocument('marketIndices/ASI')).toEqual({ ...asi, value: 105_431 });
  press(screen, 'Reload');
  const field = await screen.findByDisplayValue('105431.00');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const offer = screen.getByRole('group', { name: /^You typed this at/ });
  expect(scrollSpy.mock.instances.at(-1)).toBe(offer);
  press(within(offer), 'Restore');
  expect(field).toHaveProperty('value', '105434');
});

it('warns about a symbol that is in both lists or in no earlier list', async () => {
  const { topGainers } = equityMarket;
  renderAsStaff(<EquityMarketPage />, makeStore());
  await waitFor(() =>
    expect(screen.getAllByLabelText('Stock symbol, row 1')).toHaveLength(stockKinds.length),
  );
  const losers = getSection('Top Losers');
  const [gainer] = topGainers.stocks;
  if (gainer === undefined) throw new Error('no gainers');
  const { symbol, previousDayClose } = gainer;
  fill(losers, 'Previous Close, row 1', String(previousDayClose + 1));
  fill(losers, 'Current Close, row 1', String(previousDayClose));
  fill(losers, 'Stock symbol, row 1', symbol);
  await losers.findByLabelText(`${symbol} in both lists is right, publish it`);
  fill(losers, 'Stock symbol, row 1', 'NOSUCH');
  await losers.findByText(equityStaffMessages.unknownSymbols('NOSUCH'), { exact: false });
});

it('warns before the save about a date without a clear period', async () => {
  renderWithStore(<MacroeconomicsEditor />, makeStore());
  const row = within(await screen.findByRole('group', { name: 'Inflation Rate' }));
  const warning = marketStaffMessages.noPeriod('03/04/2025');
  fill(row, 'Date', '03/04/2025');
  await row.findByText(warning, { exact: false });
  press(screen, 'Save Changes');
  await screen.findByText('Data saved successfully!');
});

describe('on a computer whose clock is wrong', () => {
  const GAINERS = 'equityMarket/topGainers';
  /** Saves a close on a computer whose clock is `minutes` fast. */
  async function save(minutes: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    renderWithStore(<StockEditor kind="gainers" session="2026-11-20" />, makeStore());
    await screen.findByLabelText('Current Close, row 1');
    fill(screen, 'Current Close, row 1', '260');
    press(screen, 'Save Top Gainers');
  }
  async function expectSaved() {
    await screen.findByText(equityStaffMessages.gainers.saved);
    vi.useRealTimers();
    const saved = await readDocument(GAINERS);
    expect(saved?.['stocks']).toMatchObject([{ currentDayClose: 260 }, {}, {}, {}, {}]);
    return Date.parse(String(saved?.['lastUpdated'])) - Date.now();
  }
  afterEach(() => {
    vi.useRealTimers();
    setServerTime(new Date());
  });

  it.each([
    [25, '25 minutes fast'],
    [-3 * 365 * 24 * 60, '1095 days slow'],
  ])(
    'saves at the second press after reporting a clock that is wrong by %i minutes',
    async (minutes, clockError) => {
      const handlePermissionError = vi.fn();
      const stop = onPermissionError(handlePermissionError);
      await save(minutes);
      const message = await screen.findByText(new RegExp(`this computer's clock is ${clockError}`));
      expect(message.textContent).toContain('Nothing is lost. Press the button again');
      expect(screen.getByDisplayValue('260')).toBe(screen.getByLabelText('Current Close, row 1'));
      expect(await readDocument(GAINERS)).toEqual(equityMarket.topGainers);
      press(screen, 'Save Top Gainers');
      expect(Math.abs(await expectSaved())).toBeLessThan(60_000);
      // The wrong clock caused the error. The session is valid, so nobody has to sign in again.
      expect(handlePermissionError).not.toHaveBeenCalled();
      stop();
    },
  );

  it('saves without a question if the clock is wrong by a few minutes', async () => {
    await save(5);
    await expectSaved();
  });
});
