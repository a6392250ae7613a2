import { doc, type DocumentReference } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type BondId, bondIds, indicatorIds, paths } from '../documents';

export const asiRefs = (): DocumentReference[] => [doc(firestore(), ...paths.asi)];

/** In the order of `bondIds`. */
export const fixedIncomeRefs = (): DocumentReference[] =>
  bondIds.map((id: BondId) => doc(firestore(), paths.fixedIncome, id));

export const EXCHANGE_RATE = 'exchangeRate';

/** In the order of `indicatorIds`, the exchange rate last. */
export const macroeconomicsRefs = (): DocumentReference[] =>
  [...indicatorIds, EXCHANGE_RATE].map((id) => doc(firestore(), paths.macroeconomics, id));
