import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { reportFailure } from './refusals';

/** What a write has of the store. */
export interface WriteStore<State> {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
}

/** A thunk that stores a change of staff's: where it throws, that is reported, and it rejects with the message. */
export const writeThunk = <T, Arg, State>(
  type: string,
  message: string,
  write: (arg: Arg, store: WriteStore<State>) => Promise<T>,
) =>
  createAsyncThunk<T, Arg, { state: State; rejectValue: string }>(
    type,
    async (arg, { dispatch, getState, rejectWithValue }) => {
      try {
        return await write(arg, { dispatch, getState });
      } catch (error) {
        return rejectWithValue(reportFailure(message, error));
      }
    },
  );
