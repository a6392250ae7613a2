// @vitest-environment jsdom
/** What every editor of figures does before it has loaded, and where somebody else saved or an answer was lost. */
import {
  breakNetwork,
  loseAnswerAndCheck,
  noFirestore,
  restoreNetwork,
} from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, screen } from '@testing-library/react';
import { type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { marketStaffMessages } from '@/figures/admin/messages';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { asi, equityMarket, fixedIncome, macroeconomics } from '../../seed/market';
import { historyRules } from '../helpers/backend';
import { figures, fill, press } from '../helpers/staffActions';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';

const [bond, ...bonds] = fixedIncome.bonds.tenures;
const { topGainers, topLosers } = equityMarket;
/** The documents as the example has them, and as somebody else saves them. */
const versions: Record<string, readonly [example: DocumentData, theirs: DocumentData]> = {
  'marketIndices/ASI': [asi, { ...asi, value: 1 }],
  'fixedIncome/bonds': [
    fixedIncome.bonds,
    { ...fixedIncome.bonds, tenures: [{ ...bond, rate: 1 }, ...bonds] },
  ],
  'macroeconomics/exchangeRate': [macroeconomics.exchangeRate, { price: 1 }],
  'equityMarket/topGainers': [topGainers, { ...topGainers, stocks: topLosers.stocks }],
  'equityMarket/topLosers': [topLosers, { ...topLosers, stocks: topGainers.stocks }],
};

asStaff();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(figures)('$name', ({ Page, document: path, messages, field, text, ...each }) => {
  const [example, theirs] = versions[path] ?? [{}, {}];
  const stored = async () => (await getDoc(historyRules(path))).data();
  const show = () => renderWithStore(<Page />, makeStore());
  const save = () => screen.getByRole('button', { name: each.save });

  it('cannot be saved before the load has succeeded', async () => {
    breakNetwork(noFirestore);
    show();
    expect(save()).toHaveProperty('disabled', true);
    await screen.findByText(messages.loadFailed);
    expect(screen.getByRole('alert').textContent).toContain(messages.loadFailed);
    expect(save()).toHaveProperty('disabled', true);
    const box = save().closest('form');
    if (box === null) throw new Error('no form');
    restoreNetwork();
    // As Enter does it, past the button.
    fireEvent.submit(box);
    press(screen, 'Retry');
    await screen.findByLabelText(field);
    expect(save()).toHaveProperty('disabled', false);
    expect(await stored()).toEqual(example);
  });

  it('writes nothing over what somebody else saved, unless told to', async () => {
    show();
    await screen.findByLabelText(field);
    fill(screen, field, text);
    await setDoc(historyRules(path), theirs);
    press(screen, each.save);
    await screen.findByText(CONFLICT);
    expect(screen.getByLabelText(field)).toHaveProperty('value', text);
    expect(await stored()).toEqual(theirs);
    const both = screen.getByRole('group', { name: /^Someone else saved; you opened/ });
    expect(both.querySelectorAll('tr').length).toBeGreaterThan(1);
    press(screen, 'Overwrite');
    await screen.findByText(messages.saved);
    expect(JSON.stringify(await stored())).toContain(each.stored);
  });
});

it('another figure is saved over that of a save of its own whose answer was lost', async () => {
  renderWithStore(<AsiEditor />, makeStore());
  await screen.findByLabelText('Value');
  fill(screen, 'Value', '105001.00');
  breakNetwork(loseAnswerAndCheck());
  press(screen, 'Save ASI');
  await screen.findByText(marketStaffMessages.asi.saveFailed);
  restoreNetwork();
  fill(screen, 'Value', '105002.00');
  press(screen, 'Save ASI');
  await screen.findByText(marketStaffMessages.asi.saved);
  expect((await getDoc(historyRules('marketIndices/ASI'))).data()).toMatchObject({ value: 105002 });
});
