import { isOutdated } from '@/lib/requestState';
import type { AppThunk } from '@/ui/storeHooks';
import { NEWEST, type WithNotes } from './notesSlice';
import { fetchNotes, selectNotes } from './reads';

/** Returns the newest note; null before the response and if there is none. */
export const selectNewestNote = (state: WithNotes) => selectNotes(NEWEST)(state).data?.[0] ?? null;

/**
 * Requests the newest note or the notes of a month, unless they are loaded.
 * @param isReturn true if the user returns to the page; then only outdated notes are requested
 */
export const openNotes =
  (wanted: string, isReturn = false): AppThunk =>
  (dispatch, getState: () => WithNotes) => {
    const request = selectNotes(wanted)(getState());
    if (isReturn ? isOutdated(request) : request.status !== 'succeeded')
      void dispatch(fetchNotes(wanted));
  };

export const openNewestNote = (isReturn = false) => openNotes(NEWEST, isReturn);
