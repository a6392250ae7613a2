import type { KeyboardEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the props of a form: Ctrl+Enter (Cmd+Enter) submits it too, also where Enter alone does
 * something else.
 */
export const formProps = (onSubmit: () => void) => ({
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  },
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, target, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    // A dialog that the form opened stands outside it.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    // A field may have rewritten its number at this key: that belongs to what is saved.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
});
