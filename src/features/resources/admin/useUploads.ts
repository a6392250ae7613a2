import { useEffect, useReducer, useRef } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { UPLOADS_AT_ONCE } from '../limits';
import { createPool } from './pool';
import { type Refusal, refusalOf, refusalsOf } from './uploadChecks';
import { noAttempts, type UploadAttempts, uploadFile, type UploadOutcome } from './uploadFile';
import {
  isRunning,
  noUploads,
  type UploadEdit,
  type UploadEntry,
  uploadReducer,
} from './uploadState';

interface UploadHandlers {
  /** All files of a run have ended, one way or another. */
  onEnd: (outcomes: readonly UploadOutcome[]) => void;
}

export function useUploads({ onEnd }: UploadHandlers) {
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(uploadReducer, noUploads);
  const [pool] = useStablePool();
  const cancels = useRef(new Map<string, AbortController>());
  /** What of each file is kept from one attempt to the next. */
  const attempts = useRef(new Map<string, UploadAttempts>());
  /** How each file of this run ended; null while it is under way. */
  const outcomes = useRef(new Map<string, UploadOutcome | null>());

  // Leaving the page ends what is under way; nothing half-sent stays stored.
  useEffect(() => {
    const open = cancels.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  const settle = (id: string, outcome: UploadOutcome) => {
    cancels.current.delete(id);
    outcomes.current.set(id, outcome);
    send({ type: 'settled', id, status: outcome });
    const all = [...outcomes.current.values()].filter((each) => each !== null);
    if (all.length < outcomes.current.size) return;
    outcomes.current.clear();
    send({ type: 'finished' });
    onEnd(all);
  };

  const upload = (entry: UploadEntry, category: string) => {
    const { id } = entry;
    const controller = new AbortController();
    const { signal } = controller;
    cancels.current.set(id, controller);
    // Cancelled before its turn: it ends at once, and its turn passes.
    const passed = () => settle(id, 'cancelled');
    signal.addEventListener('abort', passed);
    void pool(async () => {
      if (signal.aborted) return;
      signal.removeEventListener('abort', passed);
      send({ type: 'started', id });
      const known = attempts.current.get(id) ?? noAttempts();
      attempts.current.set(id, known);
      const outcome = await dispatch(
        uploadFile(entry, category, {
          signal,
          attempts: known,
          onProgress: (part) => send({ type: 'progressed', id, part }),
          onGoing: (going) => send({ type: 'going', id, going }),
        }),
      );
      settle(id, outcome);
    });
  };

  return {
    entries: state.entries,
    percent: state.percent,
    running: state.run.length > 0,
    /** Adds the files that may be uploaded; answers why the others may not. */
    choose: (files: readonly File[]): Refusal[] => {
      const accepted = files.filter((file) => refusalOf(file) === null);
      send({
        type: 'chosen',
        files: accepted.map((file) => ({ id: crypto.randomUUID(), file })),
      });
      return refusalsOf(files);
    },
    edit: (id: string, change: UploadEdit) => send({ type: 'edited', id, change }),
    remove: (id: string) => send({ type: 'removed', id }),
    clear: () => send({ type: 'cleared' }),
    cancel: (id: string) => cancels.current.get(id)?.abort(),
    /** Uploads these files, each into the category of that id. */
    start: (files: readonly { entry: UploadEntry; category: string }[]) => {
      const next = files.filter(({ entry }) => !isRunning(entry));
      send({ type: 'queued', ids: next.map(({ entry }) => entry.id) });
      for (const { entry } of next) outcomes.current.set(entry.id, null);
      for (const { entry, category } of next) upload(entry, category);
    },
  };
}

function useStablePool() {
  return useReducer((pool: ReturnType<typeof createPool>) => pool, UPLOADS_AT_ONCE, createPool);
}
