import { useEffect, useRef, useState } from 'react';
import { INITIAL_ROWS } from '../messages';

/** Returns the first rows of a table, and all rows after the user has pressed 'Show all'. */
export function useInitialRows<T>(rows: readonly T[]) {
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);

  // The pressed button disappears, so the focus moves to the first new row.
  useEffect(() => {
    const row = table.current?.tBodies[0]?.rows[INITIAL_ROWS];
    if (all) row?.querySelector('th')?.focus();
  }, [all]);

  return {
    table,
    listed: all ? rows : rows.slice(0, INITIAL_ROWS),
    showAll: () => setAll(true),
  };
}
