import { createReducer } from '@reduxjs/toolkit';
import { serverNow } from '@/firebase/staff/clock';
import {
  addEditor,
  documentsEditor,
  type EditedDocuments,
  notEdited,
} from '@/firebase/staff/editedDocuments';
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

interface MarketEditorState {
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

export const asiEditor = documentsEditor<'asi', { asi: Asi }, WithMarketEditor>({
  type: 'marketEditor/asi',
  part: 'asi',
  names: ['asi'],
  pathOf: () => paths.asi,
  messages: marketStaffMessages.asi,
  slotOf: selectAsiEditor,
  also: ({ asi }) => pointsNow(() => (asi === undefined ? [] : asiPoints(asi))),
});

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

export const marketEditor = createReducer<MarketEditorState>(
  { asi: notEdited(), fixedIncome: notEdited(), macroeconomics: notEdited() },
  (builder) => {
    addEditor(builder, asiEditor, ({ asi }) => asi);
    addEditor(builder, fixedIncomeEditor, ({ fixedIncome }) => fixedIncome);
    addEditor(builder, macroeconomicsEditor, ({ macroeconomics }) => macroeconomics);
  },
);
