import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { HistoryState } from '@/figures/historyState';
import type { YearOfSeries } from '@/figures/revisions';
import { addRequests, type CachedValue, createIdleRequest } from '@/lib/requestState';

export type YearsByName = Readonly<Record<string, YearOfSeries>>;

export interface YearsRequest {
  names: readonly string[];
  cached: Readonly<Record<string, CachedValue<YearOfSeries>>>;
}

/**
 * Action type of the thunk in `reads.ts`. This reducer is part of every page and must not import
 * `reads.ts`, which only some pages need.
 */
export const READ_YEARS = 'history/readYears';

/**
 * Returns the request states of all requested and all returned years. If Firestore has no document
 * for a requested year, its data become null.
 */
function prepareRequests(
  state: Draft<HistoryState>,
  { arg, requestId }: { arg: YearsRequest; requestId: string },
  answer: YearsByName = {},
) {
  const requestedAt = state[arg.names[0] ?? '']?.requestedAt;
  return [...new Set([...arg.names, ...Object.keys(answer)])].map((name) => {
    state[name] ??= {
      ...createIdleRequest<YearOfSeries | null>(null),
      ...(requestedAt !== undefined && { requestId, requestedAt }),
    };
    return {
      request: state[name],
      cached: arg.cached[name] ?? null,
      selectData: (years: YearsByName) => years[name] ?? null,
    };
  });
}

const historySlice = createSlice({
  name: 'history',
  initialState: (): HistoryState => ({}),
  reducers: {},
  extraReducers: (builder) => {
    addRequests<HistoryState, YearOfSeries | null, YearsByName, YearsRequest>(
      builder,
      READ_YEARS,
      prepareRequests,
    );
  },
});

export default historySlice.reducer;
