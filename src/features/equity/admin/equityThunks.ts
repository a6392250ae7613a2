import { documentsEditor, type EditedDocuments } from '@/firebase/staff/editedDocuments';
import { COLLECTION, documentIds, type StockKind, type StocksDocument } from '../documents';
import { equityStaffMessages } from './messages';

/** What each list's editor has loaded, and how its saves stand. */
export type EquityEditorState = Record<StockKind, EditedDocuments<'list'>>;

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

/** Loads and saves each list, by itself. */
export const stockEditors = { gainers: editorOf('gainers'), losers: editorOf('losers') };
