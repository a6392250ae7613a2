import { createAction, createReducer } from '@reduxjs/toolkit';

/**
 * The number of finished rows of the checklist, which the menu shows, such as '3 of 7'. Null before
 * the Tonight page is opened, and after all rows are published.
 */
type TonightProgress = { done: number; of: number } | null;

export const progressChanged = createAction<TonightProgress>('tonight/progressed');
export const selectProgress = ({ tonight }: { tonight: TonightProgress }) => tonight;
export default createReducer<TonightProgress>(null, (builder) => {
  builder.addCase(progressChanged, (_, { payload }) => payload);
});
