import { createSlice } from '@reduxjs/toolkit';
import type { Note } from '@/figures/notes';
import { addRequests, createIdleRequest, type RequestState } from '@/lib/requestState';

type NotesRequest = RequestState<readonly Note[] | null>;
/** Requests by key. The key is a month, such as '2026-11', or `NEWEST`. */
export type NotesState = Readonly<Record<string, NotesRequest>>;

export interface WithNotes {
  notes: NotesState;
}

export const NEWEST = 'newest';
/** The request of the corrected notes. */
export const CORRECTED = 'corrected';

/**
 * Action type of the thunk in `reads.ts`. This reducer is part of every page and must not import
 * `reads.ts`, which only some pages need.
 */
export const READ_NOTES = 'notes/read';

const notesSlice = createSlice({
  name: 'notes',
  initialState: (): NotesState => ({}),
  reducers: {},
  extraReducers: (builder) => {
    addRequests<NotesState, readonly Note[] | null, readonly Note[], string>(
      builder,
      READ_NOTES,
      (state, { arg, cached = null }) => {
        state[arg] ??= createIdleRequest<Note[] | null>(null);
        return [{ request: state[arg], cached, selectData: (notes) => notes }];
      },
    );
  },
});

export default notesSlice.reducer;
