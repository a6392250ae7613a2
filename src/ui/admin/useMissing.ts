import { useState } from 'react';

/** The message under an empty required figure, for which the browser stops the form. */
export const NO_FIGURE = 'Enter a number';

/** Says that a required figure is missing, from the first try to save on until there is one. */
export function useMissing(value: string) {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE : null,
    onInvalid: () => setTried(true),
  };
}
