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
  /** The action's type. */
  type: string;
  /** Logged when the read fails, and what the thunk rejects with. */
  message: string;
  load: (sdk: Firestore) => Promise<unknown>;
  parse: (stored: unknown) => T;
  slotOf: (state: Root) => Requested<unknown>;
  /** Under which the browser keeps what came, for the next visit; absent where it does not. */
  keptAs?: string;
  /** Whether to ask; by default unless an answer is waited for. */
  condition?: (state: Root) => boolean;
}

/**
 * A thunk that reads from the database; `addRequest` puts its answers into a slot. What the browser
 * kept from the last visit comes with `pending`, so it is shown at once; an answer after the time
 * limit comes as one more `fulfilled`, unless a newer one was there first.
 */
export function readThunk<T, Root>(read: Read<T, Root>): RequestThunk<T, Root> {
  const { type, message, load, parse, slotOf, keptAs, condition } = read;
  const thunk: RequestThunk<T, Root> = createAsyncThunk<T, undefined, RequestConfig<T, Root>>(
    type,
    async (_, { dispatch, getState, rejectWithValue, requestId }) => {
      const at = new Date().toISOString();
      const slot = () => slotOf(getState());
      const take = (data: unknown) => {
        if (keptAs !== undefined) remember(keptAs, { data, at });
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
        const known = keptAs === undefined ? null : recall(keptAs);
        return { known: known && { at: known.at, data: parse(known.data) } };
      },
    },
  );
  return thunk;
}
