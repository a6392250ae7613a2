import { createAsyncThunk } from '@reduxjs/toolkit';
import { recall, remember } from '@/browser/lastKnown';
import {
  isAnswerUsed,
  type RequestConfig,
  type Requested,
  type RequestThunk,
} from '@/lib/requested';
import { type Firestore, readInTime } from './reads';

interface Read<T, Root> {
  type: string;
  /** Logged when the read fails, and what the thunk rejects with. */
  message: string;
  load: (sdk: Firestore) => Promise<unknown>;
  parse: (stored: unknown) => T;
  slotOf: (state: Root) => Requested<unknown>;
  /** The key of the browser's cache of the answer, for the next visit; absent where it is not cached. */
  cacheKey?: string;
  /** Whether to send a request; by default unless one is pending. */
  condition?: (state: Root) => boolean;
}

/**
 * A thunk that reads from the database; `addRequest` puts its answers into a slot. The answer cached
 * on the last visit comes with `pending`, so it is shown at once; an answer after the time limit is
 * dispatched as a second `fulfilled`, unless newer data is there by then.
 */
export function readThunk<T, Root>(read: Read<T, Root>): RequestThunk<T, Root> {
  const { type, message, load, parse, slotOf, cacheKey, condition } = read;
  const asked = createAsyncThunk<T, undefined, RequestConfig<T, Root>>(
    type,
    async (_, { dispatch, getState, rejectWithValue, requestId }) => {
      const at = new Date().toISOString();
      const slot = () => slotOf(getState());
      const take = (data: unknown) => {
        if (cacheKey !== undefined) remember(cacheKey, { data, at });
        return parse(data);
      };
      try {
        const stored = await readInTime({
          message,
          load,
          late: (data) => {
            if (isAnswerUsed(slot(), requestId))
              dispatch(thunk.fulfilled(take(data), requestId, undefined));
          },
          failed: () => slot().status === 'failed' && slot().requestId === requestId,
          again: () => void dispatch(thunk()),
        });
        return take(stored);
      } catch {
        return rejectWithValue(message);
      }
    },
    {
      condition: (_, { getState }) =>
        condition?.(getState()) ?? slotOf(getState()).status !== 'loading',
      getPendingMeta: () => {
        const known = cacheKey === undefined ? null : recall(cacheKey);
        return { known: known && { at: known.at, data: parse(known.data) } };
      },
    },
  );
  const thunk: RequestThunk<T, Root> = Object.assign(asked, { message });
  return thunk;
}
