import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { HistoryState } from '@/figures/historyState';
import type { YearOfSeries } from '@/figures/revisions';
import { addRequests, type CachedValue, createIdleRequest } from '@/lib/requestState';

export type YearsByName = Readonly<Record<string, YearOfSeries>>;

/** The names of the requested years, and the cached years among them. */
export interface YearsRequest {
  names: readonly string[];
  cached: Readonly<Record<string, CachedValue<YearOfSeries>>>;
}

/**
 * Action type of the thunk in `reads.ts`. Every page loads this reducer, so it must not import
 * `reads.ts`.
 */
export const READ_YEARS = 'history/readYears';

/**
 * Returns the request states of the requested years and of all years in the response. The data of a
 * requested year without a document are null.
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
