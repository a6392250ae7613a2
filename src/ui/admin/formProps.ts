import type { KeyboardEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/** Returns the props of a form that Ctrl+Enter or Cmd+Enter submits from any field. */
export const createFormProps = (onSubmit: () => void) => ({
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  },
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, target, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    // Ignore keys that are pressed in a dialog. React reports them to the form that opened the
    // dialog, although the dialog is outside the form.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    // Ctrl+Enter or Cmd+Enter may also make a field format its number. Render this change now,
    // because the save needs the new value.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
});
