import { createSlice } from '@reduxjs/toolkit';
import { addEditor, notEdited } from '@/firebase/staff/editedDocuments';
import { stockKinds } from '../documents';
import { type EquityEditorState, stockEditors } from './equityThunks';

const initialState: EquityEditorState = { gainers: notEdited(), losers: notEdited() };

const equityEditorSlice = createSlice({
  name: 'equityEditor',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    for (const kind of stockKinds) addEditor(builder, stockEditors[kind], (state) => state[kind]);
  },
});

export default equityEditorSlice.reducer;
