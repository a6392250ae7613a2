// @vitest-environment jsdom
/** The publication of an evening against the running backend: all of it or nothing. */
import { breakNetwork, loseAnswers, requestsDuring, restoreNetwork } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { doc, getDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { stockEditors } from '@/features/equity/admin/equityThunks';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
} from '@/features/market/admin/marketThunks';
import { firestore } from '@/firebase/firestore';
import { newestChanges } from '@/firebase/staff/newestChanges';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import type { NextFigures } from '@/pages/admin/tonight/summary';
import { PUBLICATION, savesOf } from '@/pages/admin/tonight/usePublication';
import { staffAccount } from '../../seed/accounts';
import { dayBefore, resetToEvening, session } from '../helpers/evening';
import { asStaff } from '../helpers/staffHooks';

let store = makeStore();
const at = (path: string) => doc(firestore(), path);
const stored = async (path: string) => (await getDoc(at(path))).data();

const ASI = 'marketIndices/ASI';
const RATE = 'macroeconomics/exchangeRate';
const BONDS = 'fixedIncome/bonds';
const GAINERS = 'equityMarket/topGainers';
const asi = { value: 105900, change: 0.44, date: session };
const bonds = { type: 'BONDS', tenures: [{ label: '5-YEAR', rate: 18.35 }] };
const row = { id: 'row-0', stockId: '', symbol: 'MTNN', previous: '245', current: '269.50' };
const evening: NextFigures = {
  asi,
  exchangeRate: { price: 1531.5 },
  rates: { bonds },
  indicators: {},
  stocks: { gainers: [row] },
};

const publish = (next: NextFigures = evening, overwrite = false) =>
  store.dispatch(saveTogether(savesOf(next, new Date(), overwrite), PUBLICATION));

/** The documents of the evening, before and after. */
async function all() {
  const [index, rate, list, gainers] = await Promise.all([ASI, RATE, BONDS, GAINERS].map(stored));
  return { index, rate, list, gainers };
}

/** Opens the evening's editors anew. */
async function open() {
  store = makeStore();
  await Promise.all([
    store.dispatch(asiEditor.load()),
    store.dispatch(macroeconomicsEditor.load()),
    store.dispatch(fixedIncomeEditor.load()),
    store.dispatch(stockEditors.gainers.load()),
  ]);
}

asStaff();
beforeEach(async () => {
  await resetToEvening();
  await open();
});

it('writes every figure, its history and one record in one commit', async () => {
  const requests = await requestsDuring(() => publish());
  expect(requests.filter((url) => url.includes(':commit'))).toHaveLength(1);
  expect(await all()).toMatchObject({
    index: asi,
    rate: { price: 1531.5 },
    list: bonds,
    gainers: { stocks: [{ symbol: 'MTNN', change: 10 }, {}, {}, {}, {}] },
  });
  const year = session.slice(0, 4);
  expect(await stored(`history/asi-${year}`)).toMatchObject({
    points: { [session]: { value: 105900 }, [dayBefore]: {} },
  });
  expect(await stored(`history/bonds-${year}`)).toMatchObject({
    points: { [session]: { tenures: bonds.tenures } },
  });
  expect(await stored('history/recent')).toMatchObject({
    asi: { [session]: 105900 },
    exchangeRate: { [session]: 1531.5 },
  });
  const { [ASI]: change, [GAINERS]: ofGainers } = await newestChanges([ASI, GAINERS]);
  expect(change).toMatchObject({ ...PUBLICATION, email: staffAccount.email, undoes: '' });
  expect(ofGainers?.id).toBe(change?.id);
});

it('belongs to its session, whenever it is published, with the rates that stayed as they were', async () => {
  const price = Number((await stored(RATE))?.['price']);
  const rest = { ...evening, asi: { ...asi, date: dayBefore }, exchangeRate: { price } };
  await store.dispatch(saveTogether(savesOf(rest, new Date(), false, dayBefore), PUBLICATION));
  const [recent, list] = await Promise.all([
    stored('history/recent'),
    stored(`history/bonds-${dayBefore.slice(0, 4)}`),
  ]);
  expect(recent).toMatchObject({
    asi: { [dayBefore]: 105900 },
    exchangeRate: { [dayBefore]: price },
  });
  expect(recent?.['exchangeRate']).not.toHaveProperty([session]);
  expect(list).toMatchObject({ points: { [dayBefore]: { tenures: bonds.tenures } } });
});

it('leaves out what is open: no document, no point and no word in the record', async () => {
  const before = await stored('fixedIncome/tbills');
  const points = await stored(`history/tbills-${session.slice(0, 4)}`);
  const gdp = await stored('macroeconomics/gdp');
  await publish();
  expect(await stored('fixedIncome/tbills')).toEqual(before);
  expect(await stored(`history/tbills-${session.slice(0, 4)}`)).toEqual(points);
  expect(await stored('macroeconomics/gdp')).toEqual(gdp);
  expect(await newestChanges(['fixedIncome/tbills', 'macroeconomics/gdp'])).toEqual({});
  // The editors' state knows both what was saved and what was not.
  expect(store.getState().marketEditor.fixedIncome.data).toEqual({ bonds, tbills: before });
});

it('writes nothing where somebody has saved one of the figures meanwhile, until that is confirmed', async () => {
  const other = makeStore();
  await other.dispatch(macroeconomicsEditor.load());
  await other.dispatch(macroeconomicsEditor.save({ next: { exchangeRate: { price: 1499 } } }));
  const before = await all();
  expect(await publish()).toEqual({ result: 'conflict' });
  expect(await all()).toEqual(before);
  expect((await newestChanges([ASI]))[ASI]).toBeUndefined();
  expect(await publish(evening, true)).toMatchObject({ result: 'saved' });
  expect(await all()).toMatchObject({ index: asi, rate: { price: 1531.5 } });
});

describe('the network is cut', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('at whichever call: nothing is stored, and the next try stores all', async () => {
    const before = await all();
    const calls = (await requestsDuring(() => publish())).length;
    await resetToEvening();
    // At least the reads and the commit.
    expect(calls).toBeGreaterThan(1);
    for (let nth = 1; nth <= calls; nth += 1) {
      let seen = 0;
      await open();
      breakNetwork((url) => /:(batchGet|commit|runQuery)/.test(url) && (seen += 1) >= nth);
      await expect(publish(), `call ${nth}`).rejects.toThrow();
      restoreNetwork();
      expect(await all()).toEqual(before);
    }
    expect(await publish()).toMatchObject({ result: 'saved' });
    expect(await all()).toMatchObject({ index: asi, list: bonds });
  });

  it('where only the answer is lost, it is published, and said so', async () => {
    breakNetwork(loseAnswers(1));
    expect(await publish()).toMatchObject({ result: 'saved' });
    restoreNetwork();
    expect(await all()).toMatchObject({ index: asi, rate: { price: 1531.5 } });
  });
});
