import { useLayoutEffect, useRef } from 'react';

/** Returns a ref to the latest rendered value, for async callbacks. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  // A layout effect runs before the user can press a button of the new render.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
