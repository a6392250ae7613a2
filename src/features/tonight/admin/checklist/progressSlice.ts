import { createAction, createReducer } from '@reduxjs/toolkit';

/**
 * The progress of tonight's checklist, for the menu. Null until the page is opened, and after all
 * rows are published.
 */
type TonightProgress = { done: number; of: number } | null;

export const progressChanged = createAction<TonightProgress>('tonight/progressed');
export const selectProgress = ({ tonight }: { tonight: TonightProgress }) => tonight;
export default createReducer<TonightProgress>(null, (builder) => {
  builder.addCase(progressChanged, (_, { payload }) => payload);
});
