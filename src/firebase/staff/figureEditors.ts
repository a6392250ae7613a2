import { combineReducers } from '@reduxjs/toolkit';
import { marketStaffMessages } from '@/figures/admin/messages';
import {
  createAsiPoints,
  createFixedIncomePoints,
  createMacroPoints,
  type PointChange,
  type SaveSession,
} from '@/figures/admin/points';
import { findClosedSession } from '@/figures/session';
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
import { getServerNow } from './clock';
import { createDocumentsEditor, figureEditorIds, type WithFigureEditors } from './editedDocuments';
import { createHistoryTargets } from './historyTargets';

export const selectFigureEditors = (state: WithFigureEditors) => state.figureEditors;

const getPaths = <Id extends keyof typeof figures>(ids: readonly Id[]) =>
  mapKeys(ids, (id) => figures[id].path);

const createStockEditor = (kind: StockKind) =>
  createDocumentsEditor<{ list: StocksDocument }>(kind, {
    paths: { list: figures[kind].path },
    messages: equityStaffMessages[kind],
  });

/**
 * Returns the targets for the points of a save. The points belong to the given session, or to the
 * last session that has closed.
 */
function createPointTargets(
  session: SaveSession | undefined,
  pointsOf: (session: SaveSession, now: Date) => PointChange[],
) {
  const now = getServerNow();
  return createHistoryTargets(pointsOf(session ?? { day: findClosedSession(now) }, now), now);
}

export const figureEditors = {
  asi: createDocumentsEditor<{ asi: Asi }>('asi', {
    paths: getPaths(['asi']),
    messages: marketStaffMessages.asi,
    extraTargets: ({ next: { asi } }) =>
      createPointTargets(undefined, () => (asi === undefined ? [] : createAsiPoints(asi))),
  }),
  fixedIncome: createDocumentsEditor<Record<BondId, BondDocument>>('fixedIncome', {
    paths: getPaths(bondIds),
    messages: marketStaffMessages.fixedIncome,
    extraTargets: ({ next, session }, stored) =>
      createPointTargets(session, (of) => createFixedIncomePoints(next, stored, of)),
  }),
  macroeconomics: createDocumentsEditor<MacroDocuments>('macroeconomics', {
    paths: getPaths(macroIds),
    messages: marketStaffMessages.macroeconomics,
    extraTargets: ({ next, session }, stored) =>
      createPointTargets(session, (of, now) => createMacroPoints(next, stored, of, now)),
  }),
  gainers: createStockEditor('gainers'),
  losers: createStockEditor('losers'),
};

export const figureEditorsReducer = combineReducers(
  mapKeys(figureEditorIds, (id) => figureEditors[id].reducer),
);
