import { createSlice } from '@reduxjs/toolkit';
import type { Note } from '@/figures/notes';
import { addRequests, createIdleRequest, type RequestState } from '@/lib/requestState';

type NotesRequest = RequestState<readonly Note[] | null>;
/** The requests by what they load: a month such as '2026-11', or `NEWEST`. */
export type NotesState = Readonly<Record<string, NotesRequest>>;

export interface WithNotes {
  notes: NotesState;
}

/** The request of the newest note. */
export const NEWEST = 'newest';

/**
 * Action type of the thunk in `reads.ts`. Every page loads this reducer, so it must not import
 * `reads.ts`.
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
