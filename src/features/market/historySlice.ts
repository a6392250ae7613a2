import { createSlice } from '@reduxjs/toolkit';
import {
  type Cached,
  idleRequest,
  requestBegan,
  type RequestState,
  requestFailed,
  requestSucceeded,
} from '@/lib/requestState';
import type { YearOfSeries } from '@/figures/revisions';

/*
 * The years of the history that this visit has read. Every page's bundle has this reducer, so it
 * knows no documents: what reads and parses them is in `history/reads.ts`.
 */

/** By the name of the stored document, 'asi-2026'; 'asi-older' tells of all years that have none here. */
export type HistoryState = Readonly<Record<string, RequestState<YearOfSeries | null>>>;

export interface WithHistory {
  history: HistoryState;
}

/** Years by the names of their documents. */
export type YearsByName = Readonly<Record<string, YearOfSeries>>;

/** The request states that a request fills; `cached` are the years kept from the last visit. */
export interface YearsRequest {
  names: readonly string[];
  cached: Readonly<Record<string, Cached<YearOfSeries>>>;
}

/** The type of the thunk that reads years, and an action of its. */
export const READ_YEARS = 'history/readYears';
interface YearsAction<End extends string, Payload> {
  type: `${typeof READ_YEARS}/${End}`;
  meta: { requestId: string; arg: YearsRequest };
  payload: Payload;
}

interface PendingAction {
  type: `${typeof READ_YEARS}/pending`;
  meta: { requestId: string; arg: YearsRequest; at: string };
}

const historySlice = createSlice({
  name: 'history',
  initialState: (): HistoryState => ({}),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(`${READ_YEARS}/pending`, (state, { meta }: PendingAction) => {
        for (const name of meta.arg.names) {
          const slot = (state[name] ??= idleRequest<YearOfSeries | null>(null));
          const cached = meta.arg.cached[name] ?? null;
          const { requestId, at } = meta;
          requestBegan<YearOfSeries | null>(slot, { requestId, at, cached, quiet: true });
        }
      })
      .addCase(
        `${READ_YEARS}/fulfilled`,
        (state, action: YearsAction<'fulfilled', YearsByName>) => {
          const { meta, payload } = action;
          const { requestId } = meta;
          const requestedAt = state[meta.arg.names[0] ?? '']?.requestedAt ?? '';
          for (const name of new Set([...meta.arg.names, ...Object.keys(payload)])) {
            const idle = idleRequest<YearOfSeries | null>(null);
            const slot = (state[name] ??= { ...idle, requestId, requestedAt });
            // Null for a year without a document.
            requestSucceeded<YearOfSeries | null>(slot, requestId, payload[name] ?? null);
          }
        },
      )
      .addCase(`${READ_YEARS}/rejected`, (state, action: YearsAction<'rejected', string>) => {
        const { meta, payload } = action;
        for (const name of meta.arg.names) {
          const slot = state[name];
          if (slot !== undefined) requestFailed(slot, meta.requestId, payload);
        }
      });
  },
});

export default historySlice.reducer;
