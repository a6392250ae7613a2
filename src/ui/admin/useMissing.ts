import { useState } from 'react';

/** Error under a required figure that is empty. */
export const NO_FIGURE = 'Enter a number';

/**
 * Reports a missing required figure after the first attempt to save, until the figure is entered.
 */
export function useMissing(value: string) {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE : null,
    onInvalid: () => setTried(true),
  };
}
