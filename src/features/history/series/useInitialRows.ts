import { useEffect, useRef, useState } from 'react';
import { INITIAL_ROWS } from '../messages';

/** Lists the first rows of a table, and all rows once the user asks for them. */
export function useInitialRows<T>(rows: readonly T[]) {
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);

  // The button disappears after a click, so the focus moves to the first of the new rows.
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
