/** Saving figures: the macroeconomics page and the equity market page. */
import type { Page } from '@playwright/test';
import { equityStaffMessages } from '../../../src/features/equity/admin/messages';
import { marketStaffMessages } from '../../../src/features/market/admin/messages';
import { type Call, commitOf } from '../failures';
import { section, type StaffPath } from '../staffPage';
import type { StaffAction } from './action';

/** The region of figures that one field stands for. */
interface Figures {
  name: string;
  path: StaffPath;
  region: string;
  call: Call;
  failed: string;
  done: string;
  field: string;
  text: (round: number) => string;
  save: string;
}

const FIGURES: readonly Figures[] = [
  {
    name: 'save macroeconomics',
    path: '/admin/macroeconomics',
    region: 'Macroeconomics',
    call: commitOf('macroeconomics/exchangeRate'),
    failed: marketStaffMessages.macroeconomics.saveFailed,
    done: marketStaffMessages.macroeconomics.saved,
    field: 'Price (N per $)',
    text: (round) => `${1500 + round}.00`,
    save: 'Save Changes',
  },
  {
    name: 'save the index',
    path: '/admin/equity-market',
    region: 'All Share Index (ASI)',
    call: commitOf('marketIndices/ASI'),
    failed: marketStaffMessages.asi.saveFailed,
    done: marketStaffMessages.asi.saved,
    field: 'Value',
    text: (round) => `${105_000 + round}.00`,
    save: 'Save ASI',
  },
  {
    name: 'save fixed income',
    path: '/admin/equity-market',
    region: 'Fixed Income',
    call: commitOf('fixedIncome/bonds'),
    failed: marketStaffMessages.fixedIncome.saveFailed,
    done: marketStaffMessages.fixedIncome.saved,
    field: 'BONDS rate 1',
    text: (round) => `${round + 1}.25`,
    save: 'Save Fixed Income',
  },
  ...(['gainers', 'losers'] as const).map((kind): Figures => {
    const name = kind === 'gainers' ? 'Gainers' : 'Losers';
    return {
      name: `save the ${kind}`,
      path: '/admin/equity-market',
      region: kind === 'gainers' ? 'Manage Top 5 Gainers' : 'Top Losers',
      call: commitOf(`equityMarket/top${name}`),
      failed: equityStaffMessages[kind].saveFailed,
      done: equityStaffMessages[kind].saved,
      field: 'Stock symbol, row 1',
      text: (round) => `STOCK${round}`,
      save: `Save Top ${name}`,
    };
  }),
];

export const figureActions: readonly StaffAction[] = FIGURES.map(
  ({ name, path, region, call, failed, done, field, text, save }): StaffAction => {
    const typed = (page: Page, round: number) => ({
      field: section(page, region).getByLabel(field),
      text: text(round),
    });
    return {
      name,
      path,
      call,
      failed,
      done,
      prepare: (page, round) => typed(page, round).field.fill(text(round)),
      press: (page) => section(page, region).getByRole('button', { name: save }).click(),
      typed,
    };
  },
);
