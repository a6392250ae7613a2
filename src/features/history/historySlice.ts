import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { HistoryState } from '@/figures/historyState';
import type { YearOfSeries } from '@/figures/revisions';
import { addRequests, type CachedValue, idleRequest } from '@/lib/requestState';

/** Years by the names of their documents. */
export type YearsByName = Readonly<Record<string, YearOfSeries>>;

/** The years that a request loads, and those of them that the browser cached on the last visit. */
export interface YearsRequest {
  names: readonly string[];
  cached: Readonly<Record<string, CachedValue<YearOfSeries>>>;
}

/** The type of the thunk in `reads.ts`, which is not imported: every page has this reducer. */
export const READ_YEARS = 'history/readYears';

/**
 * Returns the request state of each year that was requested or is in the answer. The data of a year
 * that was requested but has no document are null.
 */
function partsOf(
  state: Draft<HistoryState>,
  { arg, requestId }: { arg: YearsRequest; requestId: string },
  answer: YearsByName = {},
) {
  const requestedAt = state[arg.names[0] ?? '']?.requestedAt;
  return [...new Set([...arg.names, ...Object.keys(answer)])].map((name) => {
    state[name] ??= {
      ...idleRequest<YearOfSeries | null>(null),
      ...(requestedAt !== undefined && { requestId, requestedAt }),
    };
    return {
      request: state[name],
      cached: arg.cached[name] ?? null,
      dataIn: (years: YearsByName) => years[name] ?? null,
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
      partsOf,
    );
  },
});

export default historySlice.reducer;
