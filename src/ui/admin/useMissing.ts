import { useState } from 'react';

/** The error message for a required figure that is empty. */
export const NO_FIGURE_ERROR = 'Enter a number';

/**
 * Returns the error of a required figure that is empty. The error appears after the first attempt
 * to save.
 */
export function useMissingFigureError(value: string) {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE_ERROR : null,
    onInvalid: () => setTried(true),
  };
}
