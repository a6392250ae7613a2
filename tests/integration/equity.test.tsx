// @vitest-environment jsdom
/** The equity market's read and its editor against the running backend. */
import { requestsDuring } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { screen, waitFor } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { parseStockList, type StockKind } from '@/figures/stocks';
import { fetchEquityMarket, listOf, openEquityMarket } from '@/features/equity/equitySlice';
import { learnTime } from '@/firebase/staff/clock';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { pressAgain } from '@/ui/admin/useConfirmZero';
import { equityMarket } from '../../seed/market';
import { historyRules, storedAt } from '../helpers/backend';
import { fill, press } from '../helpers/staffActions';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';

let store = makeStore();
const list = (kind: StockKind) => listOf(store.getState().equity, kind);
const stored = (id: string) => storedAt(`equityMarket/${id}`);

asStaff();
beforeEach(() => {
  localStorage.clear();
  store = makeStore();
});

it('both lists are read in one request, once', async () => {
  const requests = await requestsDuring(async () => {
    store.dispatch(openEquityMarket());
    await store.dispatch(fetchEquityMarket());
    await waitFor(() => expect(list('losers').status).toBe('succeeded'));
    store.dispatch(openEquityMarket());
  });
  expect(requests).toHaveLength(1);
  const { stocks, lastUpdated } = equityMarket.topGainers;
  expect(list('gainers').data).toEqual({ stocks, lastUpdated });
  expect(list('losers').data?.stocks).toEqual(equityMarket.topLosers.stocks);
});

describe('the editor', () => {
  const open = async (kind: 'gainers' | 'losers') => {
    renderWithStore(<StockEditor kind={kind} session="2026-11-20" />, makeStaffStore());
    await screen.findByLabelText('Stock symbol, row 1');
  };
  const type = (label: string, value: string) => fill(screen, label, value);
  async function save(kind: 'gainers' | 'losers') {
    press(screen, `Save Top ${kind === 'gainers' ? 'Gainers' : 'Losers'}`);
    await screen.findByText(`Top ${kind} saved successfully!`);
  }

  it('saves complete rows in their order, padded to five', async () => {
    await open('losers');
    press(screen, 'Move row 1 down');
    type('Current Close, row 5', '');
    press(screen, 'Save Top Losers');
    // A share would leave the site: that is asked once.
    await screen.findByText(pressAgain('Save Top Losers'), { exact: false });
    expect(await stored('topLosers')).toEqual(equityMarket.topLosers);
    await save('losers');
    const saved = await stored('topLosers');
    expect(saved).toMatchObject({ id: 'topLosers', type: 'losers' });
    const [first, second, third, fourth] = equityMarket.topLosers.stocks;
    const zeros = { previousDayClose: 0, currentDayClose: 0, change: 0 };
    expect(saved?.['stocks']).toEqual([
      { ...second, displayOrder: 0 },
      { ...first, displayOrder: 1 },
      third,
      fourth,
      { id: 'loser_empty_4', symbol: '', ...zeros, displayOrder: 4 },
    ]);
    await store.dispatch(fetchEquityMarket());
    expect(list('losers').data?.stocks).toHaveLength(4);
    expect(await stored('topGainers')).toEqual(equityMarket.topGainers);
  });

  it('stores what can be seen of a symbol', async () => {
    await open('gainers');
    type('Stock symbol, row 1', '\u202e mtnn\u200b\u00a0x ');
    await save('gainers');
    const saved = await stored('topGainers');
    expect(saved?.['stocks']).toMatchObject([{ symbol: 'MTNN X' }, {}, {}, {}, {}]);
  });

  it('gives rows ids of their own where the stored ones are the same', async () => {
    const [first, second, ...rest] = equityMarket.topLosers.stocks;
    const stocks = [first, { ...second, id: first?.id }, ...rest];
    await setDoc(historyRules('equityMarket/topLosers'), { ...equityMarket.topLosers, stocks });
    await open('losers');
    press(screen, 'Move row 3 down');
    await save('losers');
    const ids = parseStockList('losers', await stored('topLosers'))?.stocks.map(({ id }) => id);
    expect(ids?.[0]).toBe(first?.id);
    expect(new Set(ids).size).toBe(5);
  });

  describe('on a computer whose clock is wrong', () => {
    const setClock = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    afterEach(() => {
      vi.useRealTimers();
      learnTime(new Date());
    });

    it.each([
      [25, '25 minutes fast'],
      [-3 * 365 * 24 * 60, '1095 days slow'],
    ])(
      'says so, keeps what was typed, and saves at the second press: %i minutes',
      async (minutes, far) => {
        vi.spyOn(console, 'error').mockImplementation(() => undefined);
        const asked = vi.fn();
        const stop = onPermissionError(asked);
        setClock(minutes);
        await open('gainers');
        type('Current Close, row 1', '260');
        press(screen, 'Save Top Gainers');
        const message = await screen.findByText(new RegExp(`this computer's clock is ${far}`));
        expect(message.textContent).toContain('Nothing is lost. Press the button again');
        expect(screen.getByDisplayValue('260')).toBe(screen.getByLabelText('Current Close, row 1'));
        expect(await stored('topGainers')).toEqual(equityMarket.topGainers);
        await save('gainers');
        vi.useRealTimers();
        const saved = await stored('topGainers');
        expect(saved?.['stocks']).toMatchObject([{ currentDayClose: 260 }, {}, {}, {}, {}]);
        const at = Date.parse(String(saved?.['lastUpdated']));
        expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
        // It was the clock: nobody is asked to sign in again.
        expect(asked).not.toHaveBeenCalled();
        stop();
      },
    );

    it('saves at once where it is wrong by a few minutes', async () => {
      setClock(5);
      await open('gainers');
      type('Current Close, row 1', '260');
      await save('gainers');
      const saved = await stored('topGainers');
      expect(saved?.['stocks']).toMatchObject([{ currentDayClose: 260 }, {}, {}, {}, {}]);
    });
  });
});
