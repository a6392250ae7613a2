import type { KeyboardEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/** Returns the props of a form. Ctrl+Enter or Cmd+Enter submits the form from any field. */
export const createFormProps = (onSubmit: () => void) => ({
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  },
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, target, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    // Ignore key presses in a dialog that the form opened. The dialog is outside the form, but
    // React reports them to the form.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    // A field may reformat its number on this key press, and the save needs the new value.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
});
