import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EditorMessages, EditorState } from '@/lib/edited';
import { isRetrying, getRequestView } from '@/lib/requestState';
import { type ActionOutcome, useActionOutcome } from './useActionOutcome';

/** The result of a save thunk: the outcome of the save, or an error message. */
type SaveAction =
  | { payload: { result: 'saved' | 'conflict' } }
  | { payload: string | undefined; error: unknown };

interface SaveOptions {
  overwrite?: boolean;
  /** The session to which the figures belong. */
  session?: { day: string };
}

/** The selector, the thunks and the messages of an editor. */
interface EditorDefinition<Root, Stored, Next> {
  select: (state: Root) => EditorState<Stored>;
  load: () => ThunkAction<unknown, Root, unknown, UnknownAction>;
  close: () => UnknownAction;
  save: (
    save: { next: Next } & SaveOptions,
  ) => ThunkAction<Promise<SaveAction>, Root, unknown, UnknownAction>;
  messages: Pick<EditorMessages, 'saveFailed' | 'saved'>;
}

/** The state that the component of an editor renders. Only a `ReadyEditor` can save. */
export interface EditorView<Stored = unknown> extends Omit<EditorState<Stored>, 'status'> {
  status: 'loading' | 'failed' | 'ready';
  retrying: boolean;
  outcome: ActionOutcome;
  reload: () => void;
}

export interface ReadyEditor<Stored, Next> extends EditorView<Stored> {
  status: 'ready';
  /** The documents as they were loaded or last saved. */
  stored: Stored;
  /** Saves new documents. Resolves to true if the save succeeded. */
  save: (next: Next, options?: SaveOptions) => Promise<boolean>;
}

type Editor<Stored, Next> =
  | ReadyEditor<Stored, Next>
  | (EditorView<Stored> & { status: 'loading' | 'failed' });

/**
 * Loads the documents of an editor when it opens, and reports the outcome of each save. With
 * `keepErrors`, the banner of a failed save stays until the next save.
 */
export function useEditor<Root, Stored, Next>(
  editor: EditorDefinition<Root, Stored, Next>,
  { keepErrors = false } = {},
): Editor<Stored, Next> {
  const { load, close, save, messages } = editor;
  const state = useSelector(editor.select);
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const outcome = useActionOutcome();
  useEffect(() => {
    void dispatch(load());
    return () => void dispatch(close());
  }, [dispatch, load, close]);

  const view = {
    ...state,
    retrying: isRetrying(state),
    outcome,
    reload: () => {
      outcome.clear();
      void dispatch(load());
    },
  };
  if (state.data === null) {
    return { ...view, status: getRequestView(state) === 'failed' ? 'failed' : 'loading' };
  }
  return {
    ...view,
    status: 'ready',
    stored: state.data,
    save: async (next, saveOptions) => {
      outcome.begin();
      const action = await dispatch(save({ next, ...saveOptions }));
      if ('error' in action) {
        outcome.fail(action.payload ?? messages.saveFailed, { keep: keepErrors });
        return false;
      }
      if (action.payload.result === 'conflict') {
        outcome.clear();
        return false;
      }
      outcome.succeed(messages.saved);
      return true;
    },
  };
}
