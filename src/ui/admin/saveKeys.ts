import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** Props of a form: Ctrl+Enter (Cmd+Enter) submits it, also where Enter alone does something else. */
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
