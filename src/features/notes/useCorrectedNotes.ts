import { useCallback, useEffect } from 'react';
import type { Note } from '@/figures/notes';
import { createKeyedReadThunk } from '@/firebase/readThunk';
import { isRetrying, type RequestThunk } from '@/lib/requestState';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { readCorrectedNotes } from './correctedNotes';
import { noteMessages } from './messages';
import { CORRECTED, READ_NOTES, type WithNotes } from './notesSlice';
import { parseNotes, selectNotes } from './reads';

const fetchCorrectedNotes: RequestThunk<readonly Note[], WithNotes, string> = createKeyedReadThunk({
  type: READ_NOTES,
  message: noteMessages.loadFailed,
  cacheKey: `notes/${CORRECTED}`,
  load: readCorrectedNotes,
  parse: parseNotes,
  requestOf: ({ notes }: WithNotes) => notes[CORRECTED],
  again: () => fetchCorrectedNotes(CORRECTED),
});

/** Loads the corrected notes with one request when a component opens. */
export function useCorrectedNotes() {
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectNotes(CORRECTED));
  const read = useCallback(() => void dispatch(fetchCorrectedNotes(CORRECTED)), [dispatch]);
  useEffect(read, [read]);
  return {
    notes: request.data,
    failed: request.error !== null,
    loading: request.status === 'idle' || request.status === 'loading',
    retrying: isRetrying(request),
    read,
  };
}
