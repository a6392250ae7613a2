// @vitest-environment jsdom
/** The equity market's read and its editor against the running backend. */
import { breakNetwork, noFirestore, requestsDuring } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { doc, getDoc } from 'firebase/firestore/lite';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { fetchEquityMarket, openEquityMarket } from '@/features/equity/equitySlice';
import { firestore } from '@/firebase/firestore';
import { pressAgain } from '@/ui/admin/useZeroStop';
import { equityMarket } from '../../seed/market';
import { asStaff } from '../helpers/staffHooks';

let store = makeStore();
const equity = () => store.getState().equity;
const stored = async (id: string) => (await getDoc(doc(firestore(), 'equityMarket', id))).data();

asStaff();
beforeEach(() => {
  localStorage.clear();
  store = makeStore();
});

describe('reading', () => {
  it('loads both lists in one request, once', async () => {
    const requests = await requestsDuring(async () => {
      store.dispatch(openEquityMarket());
      await store.dispatch(fetchEquityMarket());
      await waitFor(() => expect(equity().losers.status).toBe('succeeded'));
      store.dispatch(openEquityMarket());
    });
    expect(requests).toHaveLength(1);
    expect(equity().gainers.data).toEqual({
      stocks: equityMarket.topGainers.stocks,
      lastUpdated: equityMarket.topGainers.lastUpdated,
    });
    expect(equity().losers.data?.stocks).toEqual(equityMarket.topLosers.stocks);
  });

  it('gives each list its own message when that fails, and the last known figures', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await store.dispatch(fetchEquityMarket());
    store = makeStore();
    breakNetwork(noFirestore);
    await store.dispatch(fetchEquityMarket());
    expect(equity().gainers.error).toBe('Failed to fetch top gainers');
    expect(equity().losers.error).toBe('Failed to fetch top losers');
    expect(equity().losers.data?.stocks).toHaveLength(5);
  });
});

describe('the editor', () => {
  const open = async (kind: 'gainers' | 'losers') => {
    render(
      <Provider store={makeStaffStore()}>
        <StockEditor kind={kind} />
      </Provider>,
    );
    await screen.findByLabelText('Stock symbol, row 1');
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('saves complete rows in their order, padded to five', async () => {
    await open('losers');
    press('Move row 1 down');
    type('Current Close, row 5', '');
    press('Save Top Losers');
    // A share would leave the site: that is asked once.
    await screen.findByText(pressAgain('Save Top Losers'), { exact: false });
    expect(await stored('topLosers')).toEqual(equityMarket.topLosers);
    press('Save Top Losers');
    await screen.findByText('Top losers saved successfully!');
    const saved = await stored('topLosers');
    expect(saved).toMatchObject({ id: 'topLosers', type: 'losers' });
    const [first, second, third, fourth] = equityMarket.topLosers.stocks;
    expect(saved?.['stocks']).toEqual([
      { ...second, displayOrder: 0 },
      { ...first, displayOrder: 1 },
      third,
      fourth,
      {
        id: 'loser_empty_4',
        symbol: '',
        previousDayClose: 0,
        currentDayClose: 0,
        change: 0,
        displayOrder: 4,
      },
    ]);
    await store.dispatch(fetchEquityMarket());
    expect(equity().losers.data?.stocks).toHaveLength(4);
    expect(await stored('topGainers')).toEqual(equityMarket.topGainers);
  });

  it('refuses to save nothing', async () => {
    await open('gainers');
    for (const row of [1, 2, 3, 4, 5]) type(`Stock symbol, row ${row}`, ' ');
    press('Save Top Gainers');
    await screen.findByText('Please add at least one valid stock entry');
    expect(await stored('topGainers')).toEqual(equityMarket.topGainers);
  });
});
