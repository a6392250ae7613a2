import { useRef } from 'react';

interface Undo {
  /**
   * Notes what is there before a change. Changes of one cell are one step, until `endStep`; one
   * without a cell is a step of its own.
   */
  note: (cell?: string) => void;
  /** The next change begins a step of its own. */
  endStep: () => void;
  /** Puts back what was there before the last step; false where there is none. */
  undo: () => boolean;
  /** Takes the last undo back. */
  redo: () => boolean;
}

/**
 * What a form held before each change. The browser's own undo goes by the keys that were pressed:
 * it knows nothing of a field that was filled by a paste elsewhere or rewritten when it was left.
 */
export function useUndo<T>(current: T, put: (value: T) => void): Undo {
  const past = useRef<T[]>([]);
  const future = useRef<T[]>([]);
  const cellOfStep = useRef<string | undefined>(undefined);

  const go = (from: T[], to: T[]) => {
    if (from.length === 0) return false;
    const [value] = from.splice(-1);
    cellOfStep.current = undefined;
    to.push(current);
    if (value !== undefined) put(value);
    return true;
  };
  return {
    note: (cell) => {
      if (cell !== undefined && cell === cellOfStep.current) return;
      cellOfStep.current = cell;
      past.current.push(current);
      future.current = [];
    },
    endStep: () => {
      cellOfStep.current = undefined;
    },
    undo: () => go(past.current, future.current),
    redo: () => go(future.current, past.current),
  };
}
