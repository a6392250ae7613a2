import { createReducer } from '@reduxjs/toolkit';
import {
  addEditor,
  documentsEditor,
  type EditedDocuments,
  notEdited,
} from '@/firebase/staff/editedDocuments';
import {
  COLLECTION,
  documentIds,
  type StockKind,
  stockKinds,
  type StocksDocument,
} from '../documents';
import { equityStaffMessages } from './messages';

type EquityEditorState = Record<StockKind, EditedDocuments<'list'>>;

interface WithEquityEditor {
  equityEditor: EquityEditorState;
}

export const selectStockEditor = (kind: StockKind) => (state: WithEquityEditor) =>
  state.equityEditor[kind];

const editorOf = (kind: StockKind) =>
  documentsEditor<'list', { list: StocksDocument }, WithEquityEditor>({
    type: `equityEditor/${kind}`,
    part: kind,
    names: ['list'],
    pathOf: () => [COLLECTION, documentIds[kind]],
    messages: equityStaffMessages[kind],
    slotOf: selectStockEditor(kind),
  });

export const stockEditors = { gainers: editorOf('gainers'), losers: editorOf('losers') };

export const equityEditor = createReducer<EquityEditorState>(
  { gainers: notEdited(), losers: notEdited() },
  (builder) => {
    for (const kind of stockKinds) addEditor(builder, stockEditors[kind], (state) => state[kind]);
  },
);
