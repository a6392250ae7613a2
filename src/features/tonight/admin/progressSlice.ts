import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How much of tonight's checklist is done, for the menu. */
export interface TonightProgress {
  done: number;
  of: number;
}

interface TonightState {
  /** Null until the page was opened, and when all is on the site. */
  progress: TonightProgress | null;
}

const initialState: TonightState = { progress: null };

const progressSlice = createSlice({
  name: 'tonight',
  initialState,
  reducers: {
    progressed(state, { payload }: PayloadAction<TonightProgress | null>) {
      state.progress = payload;
    },
  },
});

export const selectProgress = ({ tonight }: { tonight: TonightState }) => tonight.progress;
export const { progressed } = progressSlice.actions;
export default progressSlice.reducer;
