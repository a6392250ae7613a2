import { useCallback, useEffect, useRef, useState } from 'react';

interface TimedMessage<T> {
  message: T | null;
  /** Shows a message, which goes after the time is over; `keep` leaves it until the next one. */
  show: (message: T, options?: { keep?: boolean }) => void;
  clear: () => void;
}

/** A message that clears itself after so many milliseconds; a new one starts its own time. */
export function useTimedMessage<T>(milliseconds: number): TimedMessage<T> {
  const [message, setMessage] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(null);
  }, []);

  const show = useCallback<TimedMessage<T>['show']>(
    (next, { keep = false } = {}) => {
      clearTimeout(timer.current);
      setMessage(() => next);
      if (!keep) timer.current = setTimeout(() => setMessage(null), milliseconds);
    },
    [milliseconds],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { message, show, clear };
}
