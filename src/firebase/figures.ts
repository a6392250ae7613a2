import { type AsyncThunk, createAsyncThunk } from '@reduxjs/toolkit';
import { recall, remember } from '@/browser/lastKnown';
import type { Known } from '@/lib/requested';
import { type Firestore, readInTime } from './reads';
import type { Requested } from '@/lib/requested';

export interface FiguresConfig<T, Root> {
  state: Root;
  rejectValue: string;
  pendingMeta: { known: Known<T> | null };
}

interface FiguresRead<T, Root> {
  /** The action's type. */
  type: string;
  /** Under which the browser keeps them. */
  name: string;
  /** Logged when the load fails, and what the thunk rejects with. */
  message: string;
  load: (sdk: Firestore) => Promise<unknown>;
  parse: (stored: unknown) => T;
  slotOf: (state: Root) => Requested<unknown>;
}

/**
 * A thunk that loads figures unless they are being loaded. What the browser knows from the last
 * visit comes with `pending`, so it is shown at once; an answer after the time limit comes as one
 * more `fulfilled`, unless a newer one was there first.
 */
export function figuresRead<T, Root>(
  read: FiguresRead<T, Root>,
): AsyncThunk<T, undefined, FiguresConfig<T, Root>> {
  const { type, name, message, load, parse, slotOf } = read;
  const thunk: AsyncThunk<T, undefined, FiguresConfig<T, Root>> = createAsyncThunk<
    T,
    undefined,
    FiguresConfig<T, Root>
  >(
    type,
    async (_, { dispatch, getState, rejectWithValue, requestId }) => {
      const at = new Date().toISOString();
      const slot = () => slotOf(getState());
      const take = (data: unknown) => {
        remember(name, { data, at });
        return parse(data);
      };
      try {
        const stored = await readInTime({
          message,
          load,
          late: (data) => {
            if (slot().status !== 'succeeded')
              dispatch(thunk.fulfilled(take(data), requestId, undefined));
          },
          failed: () => slot().status === 'failed',
          again: () => void dispatch(thunk()),
        });
        return take(stored);
      } catch {
        return rejectWithValue(message);
      }
    },
    {
      condition: (_, { getState }) => slotOf(getState()).status !== 'loading',
      getPendingMeta: () => {
        const known = recall(name);
        return { known: known && { at: known.at, data: parse(known.data) } };
      },
    },
  );
  return thunk;
}
