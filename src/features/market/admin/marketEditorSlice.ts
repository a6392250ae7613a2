import { createSlice } from '@reduxjs/toolkit';
import { addEditor, notEdited } from '@/firebase/staff/editedDocuments';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
  type MarketEditorState,
} from './marketThunks';

const initialState: MarketEditorState = {
  asi: notEdited(),
  fixedIncome: notEdited(),
  macroeconomics: notEdited(),
};

const marketEditorSlice = createSlice({
  name: 'marketEditor',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addEditor(builder, asiEditor, ({ asi }) => asi);
    addEditor(builder, fixedIncomeEditor, ({ fixedIncome }) => fixedIncome);
    addEditor(builder, macroeconomicsEditor, ({ macroeconomics }) => macroeconomics);
  },
});

export default marketEditorSlice.reducer;
