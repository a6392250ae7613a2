import { type ReactNode, useEffect, useRef } from 'react';
import { Box, type BoxProps } from './Box';
import { Button } from './Button';
import { ConflictMessage } from './ConflictMessage';
import { ConflictTable } from './ConflictTable';
import type { Compared } from './draftRows';
import { LoadFailed } from './LoadFailed';
import { OutcomeMessage } from './OutcomeMessage';
import { Spinner } from './Spinner';
import { isFocusLost } from './focus';
import { CONFLICT, type EditorView } from './useEditor';

const SAVING = 'Saving...';

interface EditorBoxProps extends Pick<
  BoxProps,
  'title' | 'unsaved' | 'kept' | 'note' | 'changed' | 'className'
> {
  viewHref: string;
  editor: EditorView;
  saveText: string;
  /** Saves the draft; `overwrite` after a conflict. Absent until there is a form. */
  onSave?: (options?: { overwrite: boolean }) => void;
  /** After a conflict: the versions, part by part; null where theirs is not known. */
  compared?: Compared | null;
  children?: ReactNode;
}

/** The box of an editor: the form once there is one, its Save, and beside it what became of that. */
export function EditorBox(props: EditorBoxProps) {
  const { editor, onSave, unsaved = false, kept, compared = null } = props;
  const { status, version, saving } = editor;
  const ready = status === 'ready';
  const body = useRef<HTMLDivElement>(null);

  // Whoever asked for this load was on a button that is gone now: on to the form, or to Retry.
  useEffect(() => {
    if (version <= 1 || status === 'loading' || !isFocusLost()) return;
    body.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [version, status]);

  return (
    <Box
      title={props.title}
      viewHref={props.viewHref}
      unsaved={unsaved}
      busy={status === 'loading' || editor.retrying || saving}
      {...(props.className !== undefined && { className: props.className })}
      {...(kept !== undefined && { kept })}
      {...(props.changed !== undefined && { changed: props.changed })}
      onUndone={(text) => {
        // What is typed stays; its save then meets other figures than were loaded, and asks.
        if (!unsaved) editor.reload();
        editor.outcome.succeed(text);
      }}
      message={
        <>
          <ConflictMessage
            text={editor.conflict ? CONFLICT : null}
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
      note={props.note}
      action={
        <Button type="submit" look="primary" disabled={!ready} busy={saving}>
          {saving ? SAVING : props.saveText}
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
            {editor.loadFailed}
          </LoadFailed>
        )}
        {ready && props.children}
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
