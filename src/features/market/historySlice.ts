import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type Known,
  notRequested,
  requestBegan,
  type Requested,
  requestFailed,
  requestSucceeded,
} from '@/lib/requested';
import type { Points } from './history';

/*
 * The years of the history that this visit has read. Every page's bundle has this reducer, so it
 * knows no documents: what reads and parses them is in `past/reads.ts`.
 */

/** By the name of the stored document, 'asi-2026'; 'asi-older' tells of all years that have none here. */
export type HistoryState = Readonly<Record<string, Requested<Points | null>>>;

export interface WithHistory {
  history: HistoryState;
}

interface Request {
  names: readonly string[];
  requestId: string;
}

const initialState: HistoryState = {};

const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    /** A request goes out; `known` is what the browser kept from the last visit. */
    yearsRequested(
      state,
      { payload }: PayloadAction<Request & { known: Readonly<Record<string, Known<Points>>> }>,
    ) {
      for (const name of payload.names) {
        const slot = (state[name] ??= notRequested<Points | null>(null));
        requestBegan<Points | null>(slot, payload.requestId, payload.known[name] ?? null);
      }
    },
    /** Its answer; a year without a document has no points. */
    yearsArrived(
      state,
      { payload }: PayloadAction<Request & { years: Readonly<Record<string, Points>> }>,
    ) {
      const { names, requestId, years } = payload;
      for (const name of new Set([...names, ...Object.keys(years)])) {
        const slot = (state[name] ??= { ...notRequested<Points | null>(null), requestId });
        requestSucceeded<Points | null>(slot, requestId, years[name] ?? {});
      }
    },
    yearsFailed(state, { payload }: PayloadAction<Request & { message: string }>) {
      for (const name of payload.names) {
        const slot = state[name];
        if (slot !== undefined) requestFailed(slot, payload.requestId, payload.message);
      }
    },
  },
});

export const { yearsRequested, yearsArrived, yearsFailed } = historySlice.actions;
export default historySlice.reducer;
