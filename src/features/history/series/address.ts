/* The address of a series page: the range, the comparison, the day that is read, the tenure. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { isOfPeriods, isPeriod } from '@/figures/history';
import { type ParameterValue, readParameter } from '@/lib/addressParameter';
import { isCalendarDate } from '@/lib/days';
import { fieldsOf } from '@/lib/stored';
import { useHydrated } from '@/ui/browserState';
import { DEFAULT_RANGE, findRange } from '../ranges';

export type SeriesAddress = ReturnType<typeof readAddress>;
export type SeriesParameter = keyof SeriesAddress;

const parameters = ['range', 'compare', 'day', 'tenure'] as const;

const YEAR_EARLIER = 'year-earlier';

const dayNouns = { session: 'day', decision: 'day', month: 'month', quarter: 'quarter' } as const;

/**
 * Reads the parameters of a query. Whether there is a figure for the day, and a tenure of that
 * label, depends on the figures: see `noticesOf`.
 */
export function readParameters(content: SeriesContent, query: URLSearchParams) {
  const isKey = (text: string) =>
    isCalendarDate(text) || (isOfPeriods(content.id) && isPeriod(text));
  return {
    range: readParameter(query, {
      name: 'range',
      noun: 'range',
      find: (text) => findRange(content, text),
    }),
    compare: readParameter(query, {
      name: 'compare',
      noun: 'comparison',
      find: (text) => (text === YEAR_EARLIER ? true : undefined),
    }),
    day: readParameter(query, {
      name: 'day',
      noun: dayNouns[content.every],
      find: (text) => (isKey(text) ? text : undefined),
    }),
    tenure: readParameter(query, { name: 'tenure', noun: 'tenor', find: (text) => text }),
  } satisfies Record<string, ParameterValue<unknown>>;
}

/**
 * Returns what a query asks for, with the page's own view instead of values that it cannot use.
 * `day` is the key of the figure that is read, null for the newest; `tenure` is a label, null for
 * the first choice.
 */
export function readAddress(content: SeriesContent, query: URLSearchParams) {
  const { range, compare, day, tenure } = readParameters(content, query);
  return {
    range: range.value ?? DEFAULT_RANGE,
    compare: compare.value ?? false,
    day: day.value ?? null,
    tenure: tenure.value ?? null,
  };
}

/**
 * Returns the page's own parameters of a query. Those that networks and campaigns add to a link are
 * left out.
 */
export function ownParameters(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = parameters;
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** Returns the page's own query with these choices. Defaults are left out. */
function writeAddress(query: URLSearchParams, choices: Partial<SeriesAddress>): URLSearchParams {
  const written = ownParameters(query);
  const texts = {
    ...choices,
    range: choices.range === DEFAULT_RANGE ? null : choices.range,
    compare: choices.compare === true ? YEAR_EARLIER : null,
  };
  for (const name of parameters) {
    if (choices[name] === undefined) continue;
    const text = texts[name] ?? null;
    if (text === null) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** Returns a query for these choices alone: '?range=5y', '' if they are the defaults. */
export const addressQuery = (address: SeriesAddress) =>
  writeAddress(new URLSearchParams(), address)
    .toString()
    .replace(/^(?=.)/, '?');

/**
 * The time that a day must stand before it is written into the address: browsers allow no more than
 * a hundred changes of it in 30 seconds, and a held key makes as many in four.
 */
const SETTLED_MS = 400;

/**
 * Returns the parameters that may still be wrong: all of an address that the reader arrived with.
 * Once the reader has made a choice, the entry in the browser's history lists those that were wrong
 * before.
 */
function doubtedIn(state: unknown): readonly SeriesParameter[] {
  const stored = fieldsOf(state)?.['doubted'];
  return Array.isArray(stored) ? parameters.filter((name) => stored.includes(name)) : parameters;
}

/**
 * Reads and changes the query of a series page. `said` is what it says, `wanted` that with what it
 * is to say in a moment; `shown` is the same, but in the first render of a prerendered page what
 * that page shows. Changes replace the entry in the browser's history.
 */
export function useSeriesAddress(content: SeriesContent) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const hydrated = useHydrated();
  /** The choices that are not yet in the address, and the query then: another one is newer. */
  const [chosen, setChosen] = useState<{
    changes: Partial<SeriesAddress>;
    doubted: readonly SeriesParameter[];
    over: URLSearchParams;
  }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const said = readAddress(content, query);
  const pending =
    chosen?.over === query ? chosen : { changes: {}, doubted: doubtedIn(location.state) };
  const { changes, doubted } = pending;
  const wanted = { ...said, ...changes };

  const replace = (choices: Partial<SeriesAddress>, stillDoubted = doubted) => {
    const next = writeAddress(query, choices);
    const differs = next.toString() !== query.toString();
    const entry = { replace: true, preventScrollReset: true, state: { doubted: stillDoubted } };
    if (differs) setQuery(next, entry);
    return differs;
  };
  /** Returns the wrong parameters that these choices do not replace. */
  const withoutChosen = (wrong: readonly SeriesParameter[], choices: Partial<SeriesAddress>) =>
    wrong.filter((name) => choices[name] === undefined);
  // The router lets a change of the address wait; what was pressed does not.
  const choose = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    clearTimeout(timer.current);
    const next = { ...changes, ...more };
    setChosen({ changes: next, doubted: withoutChosen(wrong, next), over: query });
  };
  /** @param wrong the parameters that the page has a notice about */
  const change = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    choose(more, wrong);
    const next = { ...changes, ...more };
    if (!replace(next, withoutChosen(wrong, next))) setChosen(undefined);
  };
  const read = (day: string, wrong: readonly SeriesParameter[]) => {
    choose({ day }, wrong);
    timer.current = setTimeout(() => change({ day }, wrong), SETTLED_MS);
  };
  /** Writes at once what stands in the address only a moment later. */
  const settle = () => {
    clearTimeout(timer.current);
    replace(changes);
  };
  /** Writes the address as it should be, unless something is to come there anyway. */
  const correct = (more: Partial<SeriesAddress>) => {
    if (Object.keys(changes).length === 0) replace(more);
  };

  return {
    query,
    said,
    wanted,
    shown: hydrated ? wanted : readAddress(content, new URLSearchParams()),
    /** The parameters about which the page may have a notice; none before it knows the address. */
    doubted: hydrated ? doubted : [],
    change,
    read,
    settle,
    correct,
  };
}
