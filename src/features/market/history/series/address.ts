/* The address of a series page: the range, the comparison, the day that is read, the tenure. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { DEFAULT_RANGE, nearestRange } from '../ranges';

type SeriesAddress = ReturnType<typeof readAddress>;

const YEAR_EARLIER = 'year-earlier';

/**
 * Returns what a query says, with the nearest range that there is. `day` is the key of the figure that
 * is read, null for the newest; `tenure` is a label, null for the first choice.
 */
export function readAddress(content: SeriesContent, query: URLSearchParams) {
  return {
    range: nearestRange(content, query.get('range')),
    compare: query.get('compare') === YEAR_EARLIER,
    day: query.get('day'),
    tenure: query.get('tenure'),
  };
}

/** A query that says this, with what else was in it. What is the default is left out. */
function writeAddress(query: URLSearchParams, address: SeriesAddress): URLSearchParams {
  const written = new URLSearchParams(query);
  const said = {
    ...address,
    range: address.range === DEFAULT_RANGE ? null : address.range,
    compare: address.compare ? YEAR_EARLIER : null,
  };
  for (const name of ['range', 'compare', 'day', 'tenure'] as const) {
    const value = said[name];
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Returns the query that says this and nothing else: '?range=5y', '' of what is the default. */
export const addressQuery = (address: SeriesAddress) =>
  writeAddress(new URLSearchParams(), address)
    .toString()
    .replace(/^(?=.)/, '?');

/**
 * The time that a day must stand before it is written into the address: browsers allow no more than
 * a hundred changes of it in 30 seconds, and a held key makes as many in four.
 */
const SETTLED_MS = 400;

const never = () => () => undefined;

/** Returns false in the prerendered page and its first, hydrating render: they must be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Reads and changes the query of a series page. `said` is what it says, `wanted` that with what it
 * is to say in a moment; `shown` is the same, but in the first render of a prerendered page what
 * that page shows. Changes replace the entry in the browser's history.
 */
export function useSeriesAddress(content: SeriesContent) {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  /** The choices that are not yet in the address, and the query then: another one is newer. */
  const [chosen, setChosen] = useState<{
    changes: Partial<SeriesAddress>;
    over: URLSearchParams;
  }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const said = readAddress(content, query);
  const changes = chosen?.over === query ? chosen.changes : {};
  const wanted = { ...said, ...changes };

  const replace = (address: SeriesAddress) => {
    const next = writeAddress(query, address);
    const differs = next.toString() !== query.toString();
    if (differs) setQuery(next, { replace: true, preventScrollReset: true });
    return differs;
  };
  // The router lets a change of the address wait; what was pressed does not.
  const choose = (more: Partial<SeriesAddress>) => {
    clearTimeout(timer.current);
    setChosen({ changes: { ...changes, ...more }, over: query });
  };
  const change = (more: Partial<SeriesAddress>) => {
    choose(more);
    if (!replace({ ...wanted, ...more })) setChosen(undefined);
  };
  const read = (day: string) => {
    choose({ day });
    timer.current = setTimeout(() => change({ day }), SETTLED_MS);
  };
  /** Writes at once what stands in the address only a moment later. */
  const settle = () => {
    clearTimeout(timer.current);
    replace(wanted);
  };
  /** Writes the address as it should be, unless something is to come there anyway. */
  const correct = (more: Partial<SeriesAddress>) => {
    if (Object.keys(changes).length === 0) replace({ ...said, ...more });
  };

  return {
    said,
    wanted,
    shown: hydrated ? wanted : readAddress(content, new URLSearchParams()),
    change,
    read,
    settle,
    correct,
  };
}
