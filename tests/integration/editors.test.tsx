// @vitest-environment jsdom
/** What every editor of figures does when something goes wrong, word for word. */
import {
  breakNetwork,
  holdFirestore,
  loseAnswerAndCheck,
  restoreNetwork,
  noFirestore,
} from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import { pastRules } from '../helpers/backend';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { firestore } from '@/firebase/firestore';
import { READ_LIMIT_MS, WRITE_LIMIT_MS } from '@/lib/timeLimit';
import { CONFLICT } from '@/ui/admin/useEditor';
import { asi, equityMarket, fixedIncome, macroeconomics } from '../../seed/market';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';

interface Case {
  editor: ReactElement;
  /** A document of the editor as the example has it, and as somebody else saves it. */
  path: [collection: string, id: string];
  example: DocumentData;
  theirs: DocumentData;
  /** A field, and what is typed into it. */
  label: string;
  typed: string;
  save: string;
  saved: string;
  loadFailed: string;
  saveFailed: string;
}

const [bond, ...bonds] = fixedIncome.bonds.tenures;
const cases: [string, Case][] = [
  [
    'the index',
    {
      editor: <AsiEditor />,
      path: ['marketIndices', 'ASI'],
      example: asi,
      theirs: { ...asi, value: 1 },
      label: 'Value',
      typed: '107001.00',
      save: 'Save ASI',
      saved: 'ASI data saved successfully!',
      loadFailed: 'Failed to load ASI data',
      saveFailed: 'Failed to save ASI data',
    },
  ],
  [
    'fixed income',
    {
      editor: <FixedIncomeEditor />,
      path: ['fixedIncome', 'bonds'],
      example: fixedIncome.bonds,
      theirs: { ...fixedIncome.bonds, tenures: [{ ...bond, rate: 1 }, ...bonds] },
      label: 'BONDS rate 1',
      typed: '17.95',
      save: 'Save Fixed Income',
      saved: 'Fixed income data saved successfully!',
      loadFailed: 'Failed to load fixed income data',
      saveFailed: 'Failed to save fixed income data',
    },
  ],
  [
    'macroeconomics',
    {
      editor: <MacroeconomicsEditor />,
      path: ['macroeconomics', 'exchangeRate'],
      example: macroeconomics.exchangeRate,
      theirs: { price: 1 },
      label: 'Price (N per $)',
      typed: '1600.00',
      save: 'Save Changes',
      saved: 'Data saved successfully!',
      loadFailed: 'Failed to load data. Please try again.',
      saveFailed: 'Failed to save data. Please try again.',
    },
  ],
  [
    'top gainers',
    {
      editor: <StockEditor kind="gainers" />,
      path: ['equityMarket', 'topGainers'],
      example: equityMarket.topGainers,
      theirs: { ...equityMarket.topGainers, stocks: equityMarket.topLosers.stocks },
      label: 'Stock symbol, row 1',
      typed: 'WAPCO',
      save: 'Save Top Gainers',
      saved: 'Top gainers saved successfully!',
      loadFailed: 'Failed to fetch top gainers',
      saveFailed: 'Failed to save top gainers',
    },
  ],
  [
    'top losers',
    {
      editor: <StockEditor kind="losers" />,
      path: ['equityMarket', 'topLosers'],
      example: equityMarket.topLosers,
      theirs: { ...equityMarket.topLosers, stocks: equityMarket.topGainers.stocks },
      label: 'Stock symbol, row 1',
      typed: 'FIDSON',
      save: 'Save Top Losers',
      saved: 'Top losers saved successfully!',
      loadFailed: 'Failed to fetch top losers',
      saveFailed: 'Failed to save top losers',
    },
  ],
];

const show = (editor: ReactElement) => renderWithStore(editor, makeStore());
const button = (name: string) => screen.getByRole('button', { name });

asStaff();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(cases)('%s', (_, each) => {
  const { editor, path, example, theirs, label, typed, save, saved } = each;
  const target = () => doc(firestore(), ...path);
  const stored = async () => (await getDoc(target())).data();
  const retype = async () =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  const expectTyped = () => expect(screen.getByLabelText(label)).toHaveProperty('value', typed);

  it('cannot be saved before the load has succeeded', async () => {
    breakNetwork(noFirestore);
    show(editor);
    expect(button(save)).toHaveProperty('disabled', true);
    await screen.findByText(each.loadFailed);
    expect(screen.getByRole('alert').textContent).toContain(each.loadFailed);
    expect(button(save)).toHaveProperty('disabled', true);
    const form = button(save).closest('form');
    if (form === null) throw new Error('no form');
    restoreNetwork();
    // As Enter does it, past the button.
    fireEvent.submit(form);
    fireEvent.click(button('Retry'));
    await screen.findByLabelText(label);
    expect(button(save)).toHaveProperty('disabled', false);
    expect(await stored()).toEqual(example);
  });

  it('is saved by Retry where the answer was lost and could not be asked for', async () => {
    show(editor);
    await retype();
    breakNetwork(loseAnswerAndCheck());
    fireEvent.click(button(save));
    await screen.findByText(each.saveFailed);
    expectTyped();
    restoreNetwork();
    expect(await stored()).not.toEqual(example);
    fireEvent.click(button('Retry'));
    await screen.findByText(saved);
    expect(screen.queryByText(CONFLICT)).toBeNull();
  });

  describe('where the server never answers', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      return () => vi.useRealTimers();
    });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

    it('gives up loading after 10 s, and loads by Retry', async () => {
      const release = holdFirestore('all');
      show(editor);
      await pass(READ_LIMIT_MS);
      await screen.findByText(each.loadFailed);
      release();
      restoreNetwork();
      fireEvent.click(button('Retry'));
      await screen.findByLabelText(label);
    });

    it('gives up saving after 15 s; a write that lands later is no conflict', async () => {
      show(editor);
      await retype();
      const release = holdFirestore('writes');
      fireEvent.click(button(save));
      await pass(READ_LIMIT_MS);
      button('Saving...');
      await pass(WRITE_LIMIT_MS - READ_LIMIT_MS);
      await screen.findByText(each.saveFailed);
      expectTyped();
      release();
      restoreNetwork();
      await vi.waitFor(async () => expect(await stored()).not.toEqual(example));
      fireEvent.click(button('Retry'));
      await screen.findByText(saved);
      expect(screen.queryByText(CONFLICT)).toBeNull();
    });
  });

  it('writes nothing over what somebody else saved, unless told to', async () => {
    show(editor);
    await retype();
    await setDoc(pastRules(target().path), theirs);
    fireEvent.click(button(save));
    await screen.findByText('Someone else saved these figures after you opened them.');
    expectTyped();
    expect(await stored()).toEqual(theirs);
    const versions = screen.getByRole('group', { name: /^Someone else saved; you opened/ });
    expect(within(versions).getAllByRole('row').length).toBeGreaterThan(1);
    fireEvent.click(button('Overwrite'));
    await screen.findByText(saved);
    expect(JSON.stringify(await stored())).toContain(String(Number(typed) || typed));
  });
});
