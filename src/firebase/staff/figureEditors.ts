import { combineReducers } from '@reduxjs/toolkit';
import type { DocumentData } from 'firebase/firestore/lite';
import { marketStaffMessages } from '@/figures/admin/messages';
import {
  asiPoints,
  fixedIncomePoints,
  macroPoints,
  type NewPoint,
  type SessionOf,
} from '@/figures/admin/points';
import { sessionAt } from '@/figures/admin/session';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type MacroDocuments,
  type MacroId,
  macroIds,
} from '@/figures/market';
import { figures } from '@/figures/registry';
import type { StockKind, StocksDocument } from '@/figures/stocks';
import { mapKeys } from '@/lib/records';
import { serverNow } from './clock';
import {
  documentsEditor,
  type DocumentsEditorOptions,
  type EditedDocuments,
} from './editedDocuments';
import { historyTargets } from './historyTargets';

/** The forms that edit stored figures: each loads and saves its documents together. */
export const figureEditorIds = [
  'asi',
  'fixedIncome',
  'macroeconomics',
  'gainers',
  'losers',
] as const;
export type FigureEditorId = (typeof figureEditorIds)[number];

interface WithFigureEditors {
  figureEditors: Record<FigureEditorId, EditedDocuments>;
}

export const selectFigureEditors = (state: WithFigureEditors) => state.figureEditors;
export const selectFigureEditor = (id: FigureEditorId) => (state: WithFigureEditors) =>
  state.figureEditors[id];

function editorOf<Name extends string, Documents extends Readonly<Record<Name, DocumentData>>>(
  id: FigureEditorId,
  options: Omit<
    DocumentsEditorOptions<Name, Documents, WithFigureEditors>,
    'type' | 'part' | 'requestOf'
  >,
) {
  const requestOf = selectFigureEditor(id);
  return documentsEditor({ type: `figureEditors/${id}`, part: id, requestOf, ...options });
}

/** Both lists have one document each. */
const stockEditor = (kind: StockKind) =>
  editorOf<'list', { list: StocksDocument }>(kind, {
    names: ['list'],
    pathOf: () => figures[kind].path,
    messages: equityStaffMessages[kind],
  });

/** Points as a save makes them now: of the session that it names, else of the last one that has closed. */
function pointsNow(
  session: SessionOf | undefined,
  pointsOf: (session: SessionOf, now: Date) => NewPoint[],
) {
  const now = serverNow();
  return historyTargets(pointsOf(session ?? { day: sessionAt(now) }, now), now);
}

export const figureEditors = {
  asi: editorOf<'asi', { asi: Asi }>('asi', {
    names: ['asi'],
    pathOf: () => figures.asi.path,
    messages: marketStaffMessages.asi,
    also: ({ next: { asi } }) =>
      pointsNow(undefined, () => (asi === undefined ? [] : asiPoints(asi))),
  }),
  fixedIncome: editorOf<BondId, Record<BondId, BondDocument>>('fixedIncome', {
    names: bondIds,
    pathOf: (id) => figures[id].path,
    messages: marketStaffMessages.fixedIncome,
    also: ({ next, session }) => pointsNow(session, ({ day }) => fixedIncomePoints(next, day)),
  }),
  macroeconomics: editorOf<MacroId, MacroDocuments>('macroeconomics', {
    names: macroIds,
    pathOf: (id) => figures[id].path,
    messages: marketStaffMessages.macroeconomics,
    also: ({ next, session }, stored) =>
      pointsNow(session, (of, now) => macroPoints(next, stored, of, now)),
  }),
  gainers: stockEditor('gainers'),
  losers: stockEditor('losers'),
};

export const figureEditorsReducer = combineReducers(
  mapKeys(figureEditorIds, (id) => figureEditors[id].reducer),
);
