import type { ReactNode } from 'react';
import { Banner } from './Banner';
import { Box } from './Box';
import { Button } from './Button';
import { LoadFailed } from './LoadFailed';
import { OutcomeMessage } from './OutcomeMessage';
import { Spinner } from './Spinner';
import { type CheckedEditor, CONFLICT } from './useCheckedEditor';

export const SAVING = 'Saving...';

interface EditorBoxProps {
  title: string;
  viewHref: string;
  editor: CheckedEditor;
  saveText: string;
  /** Saves the draft; `overwrite` after a conflict. Absent until there is a form. */
  onSave?: (options?: { overwrite: boolean }) => void;
  note?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The box of an editor: what happened, the form once there is one, and its Save. */
export function EditorBox(props: EditorBoxProps) {
  const { editor, onSave } = props;
  const ready = editor.status === 'ready';
  const conflictActions = (
    <>
      <Button small onClick={editor.reload}>
        Reload
      </Button>
      <Button small onClick={() => onSave?.({ overwrite: true })}>
        Overwrite
      </Button>
    </>
  );
  return (
    <Box
      title={props.title}
      viewHref={props.viewHref}
      busy={editor.status === 'loading' || editor.saving}
      {...(props.className !== undefined && { className: props.className })}
      message={
        editor.conflict ? (
          <Banner tone="warn" actions={conflictActions}>
            {CONFLICT}
          </Banner>
        ) : (
          <OutcomeMessage
            outcome={editor.outcome}
            {...(ready && onSave !== undefined && { onRetry: onSave })}
          />
        )
      }
      note={props.note}
      action={
        <Button type="submit" look="primary" disabled={!ready || editor.saving}>
          {editor.saving ? SAVING : props.saveText}
        </Button>
      }
      onSubmit={() => {
        if (ready && !editor.saving) onSave?.();
      }}
    >
      {editor.status === 'loading' && <Spinner>Loading...</Spinner>}
      {editor.status === 'failed' && (
        <LoadFailed onRetry={editor.reload}>{editor.loadFailed}</LoadFailed>
      )}
      {ready && props.children}
    </Box>
  );
}
