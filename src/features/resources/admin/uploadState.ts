import type { Going } from '@/firebase/staff/uploadProgress';
import { isReadable, plainLine } from '@/lib/plainText';
import { guessIcon } from '../icons';
import type { UploadOutcome } from './uploadFile';
import { defaultName, typeOf, type UploadItem } from './uploadChecks';

export type EntryStatus = 'ready' | 'waiting' | 'uploading' | UploadOutcome;

/** A row of the uploader. */
export interface UploadEntry extends UploadItem {
  id: string;
  /** The id of the category chosen for this file; null for the one chosen for all. */
  category: string | null;
  status: EntryStatus;
  /** The part that is sent, from 0 to 1. */
  part: number;
  /** Whether it gets on, while it is sent. */
  going: Going;
}

/** What staff set of a file before it is sent. */
export type UploadEdit = Partial<Pick<UploadEntry, 'fileName' | 'fileIcon' | 'category'>>;

export interface UploadState {
  entries: UploadEntry[];
  /** The ids of the files of this run; empty between runs. */
  run: string[];
  /** The percentage of the run; never smaller than it was. */
  percent: number;
}

export type UploadEvent =
  | { type: 'chosen'; files: readonly { id: string; file: File }[] }
  | { type: 'edited'; id: string; change: UploadEdit }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }
  | { type: 'queued'; ids: readonly string[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; part: number }
  | { type: 'going'; id: string; going: Going }
  | { type: 'settled'; id: string; status: UploadOutcome }
  | { type: 'finished' };

export const noUploads: UploadState = { entries: [], run: [], percent: 0 };

const ended: readonly EntryStatus[] = ['uploaded', 'failed', 'cancelled', 'category-gone'];

/** Whether a file is still to be uploaded. */
export const isPending = ({ status }: Pick<UploadEntry, 'status'>) => status !== 'uploaded';
/** Whether a file has no name that it can be shown by. */
export const isNameless = ({ fileName }: Pick<UploadEntry, 'fileName'>) =>
  !isReadable(plainLine(fileName));
/** Whether a file is on its way. */
export const isRunning = ({ status }: Pick<UploadEntry, 'status'>) =>
  status === 'waiting' || status === 'uploading';

function overall({ entries, run, percent }: UploadState): number {
  const mine = entries.filter(({ id }) => run.includes(id));
  const all = mine.reduce((sum, { file }) => sum + file.size, 0);
  const sent = mine.reduce(
    (sum, { file, part, status }) => sum + file.size * (ended.includes(status) ? 1 : part),
    0,
  );
  return all === 0 ? percent : Math.max(percent, Math.floor((sent / all) * 100));
}

function changed(state: UploadState, id: string, change: Partial<UploadEntry>): UploadState {
  const entries = state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  const next = { ...state, entries };
  return { ...next, percent: overall(next) };
}

/** What the uploader shows after an event. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen': {
      const added = event.files.map(({ id, file }): UploadEntry => {
        const fileIcon = guessIcon(typeOf(file));
        return {
          id,
          file,
          fileName: defaultName(file.name),
          fileIcon,
          category: null,
          status: 'ready',
          part: 0,
          going: 'moving',
        };
      });
      return { ...state, entries: [...state.entries, ...added] };
    }
    case 'edited':
      return changed(state, event.id, event.change);
    case 'removed':
      return { ...state, entries: state.entries.filter(({ id }) => id !== event.id) };
    case 'cleared':
      return noUploads;
    case 'queued': {
      const entries = state.entries.map((entry) =>
        event.ids.includes(entry.id) ? { ...entry, status: 'waiting' as const, part: 0 } : entry,
      );
      const next = { ...state, entries, run: [...new Set([...state.run, ...event.ids])] };
      return { ...next, percent: overall(next) };
    }
    case 'started':
      return changed(state, event.id, { status: 'uploading', going: 'moving' });
    case 'progressed':
      return changed(state, event.id, { part: event.part });
    case 'going':
      return changed(state, event.id, { going: event.going });
    case 'settled':
      return changed(state, event.id, { status: event.status });
    case 'finished': {
      const left = state.entries.filter(isPending);
      return { entries: left.length === 0 ? [] : state.entries, run: [], percent: 0 };
    }
  }
}
