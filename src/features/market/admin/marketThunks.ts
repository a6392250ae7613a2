import { serverNow } from '@/firebase/staff/clock';
import { documentsEditor, type EditedDocuments } from '@/firebase/staff/editedDocuments';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type MacroDocuments,
  type MacroId,
  macroIds,
  paths,
} from '../documents';
import { asiPoints, fixedIncomePoints, macroPoints } from './figurePoints';
import { historyTargets, type NewPoint } from './historyTargets';
import { marketStaffMessages } from './messages';

/** What each editor has loaded, and how its saves stand. */
export interface MarketEditorState {
  asi: EditedDocuments<'asi'>;
  fixedIncome: EditedDocuments<BondId>;
  macroeconomics: EditedDocuments<MacroId>;
}

interface WithMarketEditor {
  marketEditor: MarketEditorState;
}

export const selectAsiEditor = (state: WithMarketEditor) => state.marketEditor.asi;
export const selectFixedIncomeEditor = (state: WithMarketEditor) => state.marketEditor.fixedIncome;
export const selectMacroeconomicsEditor = (state: WithMarketEditor) =>
  state.marketEditor.macroeconomics;

/** Points as a save makes them now. */
function pointsNow(pointsAt: (now: Date) => NewPoint[]) {
  const now = serverNow();
  return historyTargets(pointsAt(now), now);
}

/** Loads and saves the index. */
export const asiEditor = documentsEditor<'asi', { asi: Asi }, WithMarketEditor>({
  type: 'marketEditor/asi',
  part: 'asi',
  names: ['asi'],
  pathOf: () => paths.asi,
  messages: marketStaffMessages.asi,
  slotOf: selectAsiEditor,
  also: ({ asi }) => pointsNow(() => (asi === undefined ? [] : asiPoints(asi))),
});

/** Loads and saves the bonds and the T-bills, together. */
export const fixedIncomeEditor = documentsEditor<
  BondId,
  Record<BondId, BondDocument>,
  WithMarketEditor
>({
  type: 'marketEditor/fixedIncome',
  part: 'fixedIncome',
  names: bondIds,
  pathOf: (id) => [paths.fixedIncome, id],
  messages: marketStaffMessages.fixedIncome,
  slotOf: selectFixedIncomeEditor,
  also: (next) => pointsNow((now) => fixedIncomePoints(next, now)),
});

/** Loads and saves the indicators and the exchange rate, together. */
export const macroeconomicsEditor = documentsEditor<MacroId, MacroDocuments, WithMarketEditor>({
  type: 'marketEditor/macroeconomics',
  part: 'macroeconomics',
  names: macroIds,
  pathOf: (id) => [paths.macroeconomics, id],
  messages: marketStaffMessages.macroeconomics,
  slotOf: selectMacroeconomicsEditor,
  also: (next, { exchangeRate }) =>
    pointsNow((now) => macroPoints(next, exchangeRate?.['price'], now)),
});
