import { combineReducers } from '@reduxjs/toolkit';
import { marketStaffMessages } from '@/figures/admin/messages';
import {
  asiPoints,
  fixedIncomePoints,
  macroPoints,
  type NewPoint,
  type SaveSession,
} from '@/figures/admin/points';
import { sessionAt } from '@/figures/session';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type MacroDocuments,
  macroIds,
} from '@/figures/market';
import { figures } from '@/figures/registry';
import type { StockKind, StocksDocument } from '@/figures/stocks';
import { mapKeys } from '@/lib/records';
import { serverNow } from './clock';
import { documentsEditor, figureEditorIds, type WithFigureEditors } from './editedDocuments';
import { historyTargets } from './historyTargets';

export const selectFigureEditors = (state: WithFigureEditors) => state.figureEditors;

const pathsOf = <Id extends keyof typeof figures>(ids: readonly Id[]) =>
  mapKeys(ids, (id) => figures[id].path);

/** Returns the editor of a list of shares, which has one document. */
const stockEditor = (kind: StockKind) =>
  documentsEditor<{ list: StocksDocument }>(kind, {
    paths: { list: figures[kind].path },
    messages: equityStaffMessages[kind],
  });

/**
 * Returns the targets for the points of a save. They belong to the given session, or to the last
 * session that has closed.
 */
function pointsNow(
  session: SaveSession | undefined,
  pointsOf: (session: SaveSession, now: Date) => NewPoint[],
) {
  const now = serverNow();
  return historyTargets(pointsOf(session ?? { day: sessionAt(now) }, now), now);
}

export const figureEditors = {
  asi: documentsEditor<{ asi: Asi }>('asi', {
    paths: pathsOf(['asi']),
    messages: marketStaffMessages.asi,
    extraTargets: ({ next: { asi } }) =>
      pointsNow(undefined, () => (asi === undefined ? [] : asiPoints(asi))),
  }),
  fixedIncome: documentsEditor<Record<BondId, BondDocument>>('fixedIncome', {
    paths: pathsOf(bondIds),
    messages: marketStaffMessages.fixedIncome,
    extraTargets: ({ next, session }, stored) =>
      pointsNow(session, (of) => fixedIncomePoints(next, stored, of)),
  }),
  macroeconomics: documentsEditor<MacroDocuments>('macroeconomics', {
    paths: pathsOf(macroIds),
    messages: marketStaffMessages.macroeconomics,
    extraTargets: ({ next, session }, stored) =>
      pointsNow(session, (of, now) => macroPoints(next, stored, of, now)),
  }),
  gainers: stockEditor('gainers'),
  losers: stockEditor('losers'),
};

export const figureEditorsReducer = combineReducers(
  mapKeys(figureEditorIds, (id) => figureEditors[id].reducer),
);
