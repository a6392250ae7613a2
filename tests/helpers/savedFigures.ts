/** Saves figures in the same way as their editors. */
import type { makeStore } from '@/app/admin/store';
import type { Asi } from '@/figures/market';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { asi, macroeconomics } from '../../seed/market';

type StaffStore = ReturnType<typeof makeStore>;

export async function saveAsi(store: StaffStore, next: Partial<Asi>) {
  await store.dispatch(figureEditors.asi.load());
  return store.dispatch(figureEditors.asi.save({ next: { asi: { ...asi, ...next } } })).unwrap();
}

/** Saves the exchange rate without changing the other figures. */
export async function saveRate(store: StaffStore, price: number) {
  await store.dispatch(figureEditors.macroeconomics.load());
  const next = { ...macroeconomics, exchangeRate: { price } };
  return store.dispatch(figureEditors.macroeconomics.save({ next })).unwrap();
}
