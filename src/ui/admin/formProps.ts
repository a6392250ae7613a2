import type { KeyboardEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the props of a form. Ctrl+Enter (Cmd+Enter) also submits it where Enter does something
 * else.
 */
export const formProps = (onSubmit: () => void) => ({
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  },
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, target, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    // A dialog that the form opened is outside of it.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    // A field may have rewritten its number on this key, and the save needs that value.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
});
