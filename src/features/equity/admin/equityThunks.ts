import { combineReducers } from '@reduxjs/toolkit';
import { documentsEditor, type EditedDocuments } from '@/firebase/staff/editedDocuments';
import { type StockKind, type StocksDocument } from '@/figures/stocks';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { stockLists } from '@/figures/registry';

interface WithEquityEditor {
  equityEditor: Record<StockKind, EditedDocuments>;
}

export const selectStockEditor = (kind: StockKind) => (state: WithEquityEditor) =>
  state.equityEditor[kind];

const editorOf = (kind: StockKind) =>
  documentsEditor<'list', { list: StocksDocument }, WithEquityEditor>({
    type: `equityEditor/${kind}`,
    part: kind,
    names: ['list'],
    pathOf: () => stockLists[kind].path,
    messages: equityStaffMessages[kind],
    requestOf: selectStockEditor(kind),
  });

export const stockEditors = { gainers: editorOf('gainers'), losers: editorOf('losers') };

export const equityEditor = combineReducers({
  gainers: stockEditors.gainers.reducer,
  losers: stockEditors.losers.reducer,
});
