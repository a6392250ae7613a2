import { useEffect, useReducer, useRef } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { UPLOADS_AT_ONCE } from '../limits';
import { createPool } from './pool';
import { refusalOf } from './uploadChecks';
import { uploadFile, type UploadOutcome } from './uploadFile';
import { isRunning, noUploads, type UploadEntry, uploadReducer } from './uploadState';

interface UploadHandlers {
  /** All files of a run have ended, one way or another. */
  onEnd: (outcomes: readonly UploadOutcome[]) => void;
}

/** The files to upload and what becomes of them: at most 3 are sent at a time. */
export function useUploads({ onEnd }: UploadHandlers) {
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(uploadReducer, noUploads);
  const [pool] = useStablePool();
  const cancels = useRef(new Map<string, AbortController>());
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
      const onProgress = (part: number) => send({ type: 'progressed', id, part });
      settle(id, await dispatch(uploadFile(entry, category, { signal, onProgress })));
    });
  };

  return {
    entries: state.entries,
    percent: state.percent,
    running: state.run.length > 0,
    /** Adds the files that may be uploaded; answers why the others may not. */
    choose: (files: readonly File[]): string[] => {
      const refusals = files.map(refusalOf);
      const accepted = files.filter((_, index) => refusals[index] === null);
      send({
        type: 'chosen',
        files: accepted.map((file) => ({ id: crypto.randomUUID(), file })),
      });
      return refusals.filter((refusal) => refusal !== null);
    },
    edit: (id: string, change: Partial<Pick<UploadEntry, 'fileName' | 'fileIcon'>>) =>
      send({ type: 'edited', id, change }),
    remove: (id: string) => send({ type: 'removed', id }),
    clear: () => send({ type: 'cleared' }),
    cancel: (id: string) => cancels.current.get(id)?.abort(),
    start: (entries: readonly UploadEntry[], category: string) => {
      const next = entries.filter((entry) => !isRunning(entry));
      send({ type: 'queued', ids: next.map(({ id }) => id) });
      for (const { id } of next) outcomes.current.set(id, null);
      for (const entry of next) upload(entry, category);
    },
  };
}

function useStablePool() {
  return useReducer((pool: ReturnType<typeof createPool>) => pool, UPLOADS_AT_ONCE, createPool);
}
