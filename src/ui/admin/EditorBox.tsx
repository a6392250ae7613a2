import { type ReactNode, useEffect, useRef } from 'react';
import type { ChangedScope } from '@/lib/difference';
import { AfterUndoContext } from './AfterUndoContext';
import type { BoxProps } from './Box';
import { Button } from './Button';
import { ChangedBox } from './ChangedBox';
import type { WithChangedBy } from './changedBy';
import { ConflictMessage } from './ConflictMessage';
import { CONFLICT_MESSAGE } from './conflictText';
import { type ComparedVersions, ConflictTable } from './ConflictTable';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';
import { OutcomeMessage } from './OutcomeMessage';
import type { EditorView } from './useEditor';
import { isFocusLost } from './focus';

/** The section of the home page that shows the figures of these editors. */
const VIEW_HREF = '/#market-data';

interface EditorBoxProps
  extends WithChangedBy, Pick<BoxProps, 'title' | 'unsaved' | 'kept' | 'note' | 'className'> {
  editor: EditorView;
  /** The documents that the editor changes; undefined while they are loading. */
  changed?: ChangedScope;
  saveText: string;
  /**
   * Saves the draft. `overwrite` is true if the user overwrites a conflicting save. Undefined until
   * the form is loaded.
   */
  onSave?: (options?: { overwrite: boolean }) => void;
  /** The versions to compare after a conflict; null if the conflicting save could not be read. */
  compared?: ComparedVersions | null;
  children?: ReactNode;
}

/** Renders an editor: its form, its Save button, and the outcome of the last save. */
export function EditorBox(props: EditorBoxProps) {
  const { editor, onSave, saveText, compared = null, children, ...box } = props;
  const { unsaved = false, kept } = box;
  const { status, version } = editor;
  const saving = editor.savingId !== null;
  const ready = status === 'ready';
  const body = useRef<HTMLDivElement>(null);
  // If the form rejects the input of a later save, its message replaces the message about the
  // conflict.
  const { message, failure } = editor.outcome;
  const showsConflict = editor.conflict && message === null && failure === null;

  // The button that started loading is no longer on the page. Focus the form, or the Retry button.
  useEffect(() => {
    if (version <= 1 || status === 'loading') return;
    const { current: form } = body;
    if (isFocusLost()) form?.querySelector<HTMLElement>('input, button')?.focus();
    // The offer to restore a draft is above the form. It may be outside the visible part of the
    // page.
    const offer = form?.closest('[data-box]')?.querySelector('[data-offer]');
    offer?.scrollIntoView({ block: 'nearest' });
  }, [version, status]);

  const handleUndone = (text: string) => {
    // Do not reload the form while it has unsaved input. If the user saves the input, the save
    // reports the conflict.
    if (!unsaved) editor.reload();
    editor.outcome.succeed(text);
  };

  return (
    <AfterUndoContext value={handleUndone}>
      <ChangedBox
        {...box}
        viewHref={VIEW_HREF}
        busy={status === 'loading' || editor.retrying || saving}
        message={
          <>
            <ConflictMessage
              text={showsConflict ? CONFLICT_MESSAGE : null}
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
      </ChangedBox>
    </AfterUndoContext>
  );
}
