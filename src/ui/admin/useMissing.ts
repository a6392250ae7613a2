import { useState } from 'react';

/** The message under an empty required figure, for which the browser stops the form. */
export const NO_FIGURE = 'Enter a number';

/** Reports a missing required figure, from the first attempt to save until it is entered. */
export function useMissing(value: string) {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE : null,
    onInvalid: () => setTried(true),
  };
}
