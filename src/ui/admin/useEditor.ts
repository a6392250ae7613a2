import { useEffect, useEffectEvent } from 'react';
import type { EditorMessages, EditorState, SavedByOther } from '@/lib/edited';
import { isRetrying, viewOf } from '@/lib/requested';
import { type ActionOutcome, useActionOutcome } from './useActionOutcome';

/** How long an editor's banner stays. */
const EDITOR_BANNER_MS = 3000;
export const CONFLICT = 'Someone else saved these figures after you opened them.';

/** What a dispatched save resolves with: how it ended, or the message of its failure. */
type SaveAction =
  | { payload: 'saved' | 'conflict' }
  | { payload: string | undefined; error: unknown };

interface SaveOptions {
  overwrite?: boolean;
  /** The session of the figures. */
  session?: { day: string };
}

interface EditorOptions<Stored, Next> {
  state: EditorState<Stored>;
  load: () => void;
  close: () => void;
  save: (save: { next: Next } & SaveOptions) => Promise<SaveAction>;
  messages: Pick<EditorMessages, 'saveFailed' | 'saved'>;
  /** Whether a failed save's banner stays until the next attempt. */
  keepErrors?: boolean;
}

/** An editor as its box shows it. Nothing can be saved before it is ready. */
export interface EditorView {
  status: 'loading' | 'failed' | 'ready';
  /** Why the load failed, '' where it did not. */
  loadFailed: string;
  /** A load that failed is being tried again. */
  retrying: boolean;
  /** Counts the loads, from 1: the key of the form, which begins anew with each. */
  version: number;
  saving: boolean;
  /** Someone else saved first: nothing was written. */
  conflict: boolean;
  /** Who that was, and when; null without a conflict, and where it could not be read. */
  theirs: Omit<SavedByOther<unknown>, 'documents'> | null;
  outcome: ActionOutcome;
  reload: () => void;
}

/** An editor whose documents are there. */
export interface ReadyEditor<Stored, Next> extends EditorView {
  status: 'ready';
  /** What is stored, as loaded or last saved. */
  stored: Stored;
  theirs: SavedByOther<Stored> | null;
  /** Replaces the documents; answers whether that happened. */
  save: (next: Next, options?: SaveOptions) => Promise<boolean>;
}

type Editor<Stored, Next> =
  | ReadyEditor<Stored, Next>
  | (EditorView & { status: 'loading' | 'failed' });

/** Loads what an editor edits when it opens, and says how each save ended. */
export function useEditor<Stored, Next>(
  options: EditorOptions<Stored, Next>,
): Editor<Stored, Next> {
  const { state, load, close, messages, keepErrors = false } = options;
  const outcome = useActionOutcome(EDITOR_BANNER_MS);
  const open = useEffectEvent(load);
  const end = useEffectEvent(close);
  useEffect(() => {
    open();
    return () => end();
  }, []);

  const shown: Omit<EditorView, 'status'> = {
    loadFailed: state.error ?? '',
    retrying: isRetrying(state),
    version: state.version,
    saving: state.savingId !== null,
    conflict: state.conflict,
    theirs: state.theirs,
    outcome,
    reload: () => {
      outcome.clear();
      load();
    },
  };
  if (state.data === null) {
    return { ...shown, status: viewOf(state) === 'failed' ? 'failed' : 'loading' };
  }
  return {
    ...shown,
    status: 'ready',
    stored: state.data,
    theirs: state.theirs,
    save: async (next, saveOptions) => {
      outcome.begin();
      const action = await options.save({ next, ...saveOptions });
      if ('error' in action) {
        outcome.fail(action.payload ?? messages.saveFailed, { keep: keepErrors });
        return false;
      }
      if (action.payload === 'conflict') {
        outcome.clear();
        return false;
      }
      outcome.succeed(messages.saved);
      return true;
    },
  };
}
