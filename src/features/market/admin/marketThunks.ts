import { combineReducers } from '@reduxjs/toolkit';
import { serverNow } from '@/firebase/staff/clock';
import { documentsEditor, type EditedDocuments } from '@/firebase/staff/editedDocuments';
import { type SessionOf } from '@/figures/admin/points';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type MacroDocuments,
  type MacroId,
  macroIds,
} from '@/figures/market';
import { asiPoints, fixedIncomePoints, macroPoints } from '@/figures/admin/points';
import { historyTargets } from '@/firebase/staff/historyTargets';
import { type NewPoint } from '@/figures/admin/points';
import { marketStaffMessages } from '@/figures/admin/messages';
import { sessionAt } from '@/figures/admin/session';
import { figures } from '@/figures/registry';

interface WithMarketEditor {
  marketEditor: Record<'asi' | 'fixedIncome' | 'macroeconomics', EditedDocuments>;
}

export const selectAsiEditor = (state: WithMarketEditor) => state.marketEditor.asi;
export const selectFixedIncomeEditor = (state: WithMarketEditor) => state.marketEditor.fixedIncome;
export const selectMacroeconomicsEditor = (state: WithMarketEditor) =>
  state.marketEditor.macroeconomics;

/** Points as a save makes them now: of the session that it names, else of the last one that has closed. */
function pointsNow(
  session: SessionOf | undefined,
  pointsOf: (session: SessionOf, now: Date) => NewPoint[],
) {
  const now = serverNow();
  return historyTargets(pointsOf(session ?? { day: sessionAt(now) }, now), now);
}

export const asiEditor = documentsEditor<'asi', { asi: Asi }, WithMarketEditor>({
  type: 'marketEditor/asi',
  part: 'asi',
  names: ['asi'],
  pathOf: () => figures.asi.path,
  messages: marketStaffMessages.asi,
  requestOf: selectAsiEditor,
  also: ({ next: { asi } }) =>
    pointsNow(undefined, () => (asi === undefined ? [] : asiPoints(asi))),
});

export const fixedIncomeEditor = documentsEditor<
  BondId,
  Record<BondId, BondDocument>,
  WithMarketEditor
>({
  type: 'marketEditor/fixedIncome',
  part: 'fixedIncome',
  names: bondIds,
  pathOf: (id) => figures[id].path,
  messages: marketStaffMessages.fixedIncome,
  requestOf: selectFixedIncomeEditor,
  also: ({ next, session }) => pointsNow(session, ({ day }) => fixedIncomePoints(next, day)),
});

export const macroeconomicsEditor = documentsEditor<MacroId, MacroDocuments, WithMarketEditor>({
  type: 'marketEditor/macroeconomics',
  part: 'macroeconomics',
  names: macroIds,
  pathOf: (id) => figures[id].path,
  messages: marketStaffMessages.macroeconomics,
  requestOf: selectMacroeconomicsEditor,
  also: ({ next, session }, stored) =>
    pointsNow(session, (of, now) => macroPoints(next, stored, of, now)),
});

export const marketEditor = combineReducers({
  asi: asiEditor.reducer,
  fixedIncome: fixedIncomeEditor.reducer,
  macroeconomics: macroeconomicsEditor.reducer,
});
