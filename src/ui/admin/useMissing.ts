import { useState } from 'react';

/** Error under a required figure that is empty. */
export const NO_FIGURE_ERROR = 'Enter a number';

/**
 * Reports a missing required figure after the first attempt to save, until the figure is entered.
 */
export function useMissingFigureError(value: string) {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE_ERROR : null,
    onInvalid: () => setTried(true),
  };
}
