import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { createPool } from '@/lib/pool';
import { isReadable, toPlainLine } from '@/lib/plainText';
import { findFileKind } from '@/lib/fileKinds';
import { getDefaultName, type UploadItem } from './uploadNames';
import {
  createUploadRetryState,
  type UploadRetryState,
  uploadFile,
  type UploadOutcome,
} from './uploadFile';

const UPLOADS_AT_ONCE = 3;

export interface UploadEntry extends UploadItem {
  id: string;
  /**
   * The id of the category that the user chose for this file. Null if the file is in the category
   * that applies to all files.
   */
  category: string | null;
  status: 'ready' | 'waiting' | 'uploading' | UploadOutcome;
  /** True if the file is one of the files that are being uploaded together. */
  inRun: boolean;
  part: number;
  /** True if the upload has made no progress for a while. */
  stuck: boolean;
  attempts: UploadRetryState;
}

export type UploadEdit = Partial<
  Pick<UploadEntry, 'fileName' | 'description' | 'fileIcon' | 'category'>
>;

export const createUploadEntry = (file: File): UploadEntry => ({
  id: crypto.randomUUID(),
  file,
  fileName: getDefaultName(file.name),
  description: '',
  fileIcon: findFileKind(file)?.icon ?? 'file',
  category: null,
  status: 'ready',
  inRun: false,
  part: 0,
  stuck: false,
  attempts: createUploadRetryState(),
});

export const isNotUploaded = ({ status }: Pick<UploadEntry, 'status'>) => status !== 'uploaded';
export const isNameless = ({ fileName }: Pick<UploadEntry, 'fileName'>) =>
  !isReadable(toPlainLine(fileName));
export const isRunning = ({ status }: Pick<UploadEntry, 'status'>) =>
  status === 'waiting' || status === 'uploading';

/**
 * Returns the uploaded share of the files that are being uploaded, in percent. The result never
 * decreases. Returns 0 if nothing is being uploaded.
 */
export function computePercent(entries: readonly UploadEntry[], before: number): number {
  const run = entries.filter(({ inRun }) => inRun);
  if (run.length === 0) return 0;
  const all = run.reduce((sum, { file }) => sum + file.size, 0);
  const sent = run.reduce(
    (sum, entry) => sum + entry.file.size * (isRunning(entry) ? entry.part : 1),
    0,
  );
  return Math.max(before, Math.floor((sent / all) * 100));
}

interface RunningUpload {
  controller: AbortController;
  outcome: UploadOutcome | null;
}

interface UploadsState {
  entries: readonly UploadEntry[];
  percent: number;
}

/**
 * Manages the files of the uploader. A few files are uploaded at a time.
 * @param onEnd called after all files are done, with their outcomes
 */
export function useUploads(onEnd: (outcomes: readonly UploadOutcome[]) => void) {
  const dispatch = useAppDispatch();
  const [{ entries, percent }, setUploads] = useState<UploadsState>({ entries: [], percent: 0 });
  const [pool] = useState(() => createPool(UPLOADS_AT_ONCE));
  /**
   * For each file that is being uploaded, the abort controller and the outcome. The outcome is null
   * while the upload is pending.
   */
  const run = useRef(new Map<string, RunningUpload>());

  // When the user leaves the page, pending uploads are cancelled and their stored data is deleted.
  useEffect(() => {
    const files = run.current;
    return () => {
      for (const { controller } of files.values()) controller.abort();
    };
  }, []);

  const update = (change: (all: readonly UploadEntry[]) => readonly UploadEntry[]) =>
    setUploads((now) => {
      const next = change(now.entries);
      return { entries: next, percent: computePercent(next, now.percent) };
    });
  const edit = (id: string, change: Partial<UploadEntry>) =>
    update((all) => all.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));

  const upload = (entry: UploadEntry, category: string) => {
    const { id, attempts } = entry;
    const running: RunningUpload = { controller: new AbortController(), outcome: null };
    const { signal } = running.controller;
    run.current.set(id, running);
    edit(id, { status: 'waiting', part: 0, inRun: true });
    const settle = (outcome: UploadOutcome) => {
      running.outcome = outcome;
      edit(id, { status: outcome });
      const all = [...run.current.values()].flatMap((each) => each.outcome ?? []);
      if (all.length < run.current.size) return;
      run.current.clear();
      update((now) =>
        now.some(isNotUploaded) ? now.map((each) => ({ ...each, inRun: false })) : [],
      );
      onEnd(all);
    };
    // If a file is cancelled before its upload starts, it is not sent.
    const handleAbort = () => settle('cancelled');
    signal.addEventListener('abort', handleAbort);
    void pool(async () => {
      if (signal.aborted) return;
      signal.removeEventListener('abort', handleAbort);
      edit(id, { status: 'uploading', stuck: false });
      const outcome = await dispatch(
        uploadFile(entry, category, {
          signal,
          attempts,
          onProgress: (part) => edit(id, { part }),
          onWaiting: (stuck) => edit(id, { stuck }),
        }),
      );
      settle(outcome);
    });
  };

  return {
    entries,
    percent,
    running: entries.some(({ inRun }) => inRun),
    add: (added: readonly UploadEntry[]) => update((all) => [...all, ...added]),
    edit,
    remove: (id: string) => update((all) => all.filter((entry) => entry.id !== id)),
    clear: () => update(() => []),
    cancel: (id: string) => run.current.get(id)?.controller.abort(),
    start: (files: readonly { entry: UploadEntry; category: string }[]) => {
      const next = files.filter(({ entry }) => !isRunning(entry));
      for (const { entry, category } of next) upload(entry, category);
    },
  };
}
