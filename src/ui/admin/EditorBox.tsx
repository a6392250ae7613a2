import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Box, type BoxProps } from './Box';
import { Button } from './Button';
import { ConflictMessage } from './ConflictMessage';
import { CONFLICT } from './conflictText';
import { type Compared, ConflictTable } from './ConflictTable';
import { LoadFailed, Spinner } from './LoadFailed';
import { type ActionOutcome, OutcomeMessage, useActionOutcome } from './OutcomeMessage';
import { isFocusLost } from './focus';
import type { EditorMessages, EditorState } from '@/lib/edited';
import { isRetrying, viewOf } from '@/lib/requestState';

/** The part of Home that shows what these editors save. */
const VIEW_HREF = '/#market-data';

/** A dispatched save, which resolves with its outcome, or the message of its failure. */
type SaveAction =
  | { payload: { result: 'saved' | 'conflict' } }
  | { payload: string | undefined; error: unknown };

interface SaveOptions {
  overwrite?: boolean;
  /** The session of the figures. */
  session?: { day: string };
}

/** The thunks of an editor of documents, and its state in the store. */
interface EditorOf<Root, Stored, Next> {
  select: (state: Root) => EditorState<Stored>;
  load: () => ThunkAction<unknown, Root, unknown, UnknownAction>;
  close: () => UnknownAction;
  save: (
    save: { next: Next } & SaveOptions,
  ) => ThunkAction<Promise<SaveAction>, Root, unknown, UnknownAction>;
  messages: Pick<EditorMessages, 'saveFailed' | 'saved'>;
}

/** An editor as its box shows it. Nothing can be saved before it is ready. */
export interface EditorView<Stored = unknown> extends Omit<EditorState<Stored>, 'status'> {
  status: 'loading' | 'failed' | 'ready';
  retrying: boolean;
  outcome: ActionOutcome;
  reload: () => void;
}

export interface ReadyEditor<Stored, Next> extends EditorView<Stored> {
  status: 'ready';
  /** The stored documents, as loaded or last saved. */
  stored: Stored;
  /** Replaces the documents; answers whether that happened. */
  save: (next: Next, options?: SaveOptions) => Promise<boolean>;
}

type Editor<Stored, Next> =
  | ReadyEditor<Stored, Next>
  | (EditorView<Stored> & { status: 'loading' | 'failed' });

/**
 * Loads what an editor edits when it opens, and says how each save ended. `keepErrors` keeps the banner
 * of a failed save until the next attempt.
 */
export function useEditor<Root, Stored, Next>(
  editor: EditorOf<Root, Stored, Next>,
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
    return { ...view, status: viewOf(state) === 'failed' ? 'failed' : 'loading' };
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

interface EditorBoxProps extends Pick<
  BoxProps,
  'title' | 'unsaved' | 'kept' | 'note' | 'changed' | 'className'
> {
  editor: EditorView;
  saveText: string;
  /** Saves the draft; `overwrite` after a conflict. Absent until there is a form. */
  onSave?: (options?: { overwrite: boolean }) => void;
  /** The versions after a conflict, part by part; null where the other save could not be read. */
  compared?: Compared | null;
  children?: ReactNode;
}

/** The box of an editor: the form once there is one, its Save, and beside it what became of that. */
export function EditorBox(props: EditorBoxProps) {
  const { editor, onSave, saveText, compared = null, children, ...box } = props;
  const { unsaved = false, kept } = box;
  const { status, version } = editor;
  const saving = editor.savingId !== null;
  const ready = status === 'ready';
  const body = useRef<HTMLDivElement>(null);
  // A later attempt may have been stopped before it was sent: its message takes the place of the conflict.
  const { message, failure } = editor.outcome;
  const showsConflict = editor.conflict && message === null && failure === null;

  // Whoever asked for this load was on a button that is gone now: on to the form, or to Retry.
  useEffect(() => {
    if (version <= 1 || status === 'loading') return;
    const { current: form } = body;
    if (isFocusLost()) form?.querySelector<HTMLElement>('input, button')?.focus();
    // What was typed is offered above it.
    const offer = form?.closest('[data-box]')?.querySelector('[data-offer]');
    offer?.scrollIntoView({ block: 'nearest' });
  }, [version, status]);

  return (
    <Box
      {...box}
      viewHref={VIEW_HREF}
      busy={status === 'loading' || editor.retrying || saving}
      onActed={(text) => {
        // What is typed stays; its save then meets other figures than were loaded, and asks.
        if (!unsaved) editor.reload();
        editor.outcome.succeed(text);
      }}
      message={
        <>
          <ConflictMessage
            text={showsConflict ? CONFLICT : null}
            unsaved={unsaved && kept?.safe !== true}
            onReload={editor.reload}
            onOverwrite={() => {
              if (body.current?.closest('form')?.reportValidity() === true)
                onSave?.({ overwrite: true });
            }}
          />
          <OutcomeMessage
            outcome={editor.outcome}
            {...(ready && { onRetry: () => body.current?.closest('form')?.requestSubmit() })}
          />
        </>
      }
      action={
        <Button type="submit" look="primary" disabled={!ready} busy={saving}>
          {saving ? 'Saving...' : saveText}
        </Button>
      }
      onSubmit={() => {
        if (ready && !saving) onSave?.();
      }}
    >
      {status === 'loading' && <Spinner>Loading...</Spinner>}
      <div ref={body}>
        {status === 'failed' && (
          <LoadFailed onRetry={editor.reload} busy={editor.retrying}>
            {editor.error ?? ''}
          </LoadFailed>
        )}
        {ready && children}
      </div>
      {editor.conflict && editor.theirs !== null && compared !== null && (
        <ConflictTable
          compared={compared}
          email={editor.theirs.email}
          savedAt={editor.theirs.at}
          keeps={kept?.safe === true ? 'draft' : null}
        />
      )}
    </Box>
  );
}
