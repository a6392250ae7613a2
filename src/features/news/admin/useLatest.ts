import { useLayoutEffect, useRef } from 'react';

/** Returns a ref with the latest rendered value, for callbacks that run after a request. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  // A layout effect runs before the user can press a button in the new render.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
