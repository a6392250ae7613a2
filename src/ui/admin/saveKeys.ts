import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a form of the staff area: Ctrl+Enter (Cmd+Enter) submits it from any of its fields, also where
 * Enter alone does something else.
 */
export const saveKeys = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    event.preventDefault();
    // A field may have rewritten its number at this key: that belongs to what is saved.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
};
