/*
 * The URL parameters of a series page: the range, the comparison, the selected day and the tenor.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { hasPeriods, isPeriod } from '@/figures/history';
import { type ParameterValue, readParameter } from '@/lib/addressParameter';
import { isCalendarDate } from '@/lib/days';
import { toFields } from '@/lib/stored';
import { useHydrated } from '@/ui/browserState';
import { DEFAULT_RANGE, findRange } from '../ranges';

export type SeriesAddress = ReturnType<typeof readAddress>;
export type SeriesParameter = keyof SeriesAddress;

const parameterNames = ['range', 'compare', 'day', 'tenure'] as const;

const YEAR_EARLIER = 'year-earlier';

const dayNouns = { session: 'day', decision: 'day', month: 'month', quarter: 'quarter' } as const;

/**
 * Parses the parameters, but does not check that the tenor and the figure of the day exist. Those
 * checks need loaded figures: see `notices.ts`.
 */
export function readParameters(content: SeriesContent, query: URLSearchParams) {
  const isKey = (text: string) =>
    isCalendarDate(text) || (hasPeriods(content.id) && isPeriod(text));
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
 * Returns the options in a query, with defaults instead of invalid values. `day` is the key of the
 * selected figure, or null for the newest. `tenure` is a label, or null for the default tenor.
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
 * Returns only the page's own parameters, without those that social networks and campaigns add to a
 * link.
 */
export function pickOwnParameters(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = parameterNames;
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** Returns the page's own parameters with these choices, without defaults. */
function writeAddress(query: URLSearchParams, choices: Partial<SeriesAddress>): URLSearchParams {
  const written = pickOwnParameters(query);
  const texts = {
    ...choices,
    range: choices.range === DEFAULT_RANGE ? null : choices.range,
    compare: choices.compare === true ? YEAR_EARLIER : null,
  };
  for (const name of parameterNames) {
    if (choices[name] === undefined) continue;
    const text = texts[name] ?? null;
    if (text === null) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** Serializes the options to a query string, without defaults: '?range=5y' or ''. */
export const toAddressQuery = (address: SeriesAddress) =>
  writeAddress(new URLSearchParams(), address)
    .toString()
    .replace(/^(?=.)/, '?');

/**
 * Delay before a selected day is written to the URL. Browsers allow a hundred changes of the URL in
 * 30 seconds, and a held arrow key makes as many in four seconds.
 */
const URL_DELAY_MS = 400;

/**
 * Returns the parameters that may be invalid and need a notice. For a URL that the user opened,
 * these are all parameters. After the user's first choice, the state of the history entry lists the
 * parameters that are still invalid.
 */
function findUnverified(state: unknown): readonly SeriesParameter[] {
  const stored = toFields(state)?.['unverified'];
  return Array.isArray(stored)
    ? parameterNames.filter((name) => stored.includes(name))
    : parameterNames;
}

/**
 * Reads and changes the query of a series page. Changes replace the entry in the browser's history.
 * `urlOptions` are the options in the URL. `options` also include choices that are not written yet.
 * `renderedOptions` are `options`, except during hydration: then they are the defaults, like on the
 * prerendered page.
 */
export function useSeriesAddress(content: SeriesContent) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const hydrated = useHydrated();
  /**
   * The choices that are not in the URL yet, with the query at that time. A newer query discards
   * them.
   */
  const [pendingChoice, setPendingChoice] = useState<{
    changes: Partial<SeriesAddress>;
    unverified: readonly SeriesParameter[];
    query: URLSearchParams;
  }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const urlOptions = readAddress(content, query);
  const pending =
    pendingChoice?.query === query
      ? pendingChoice
      : { changes: {}, unverified: findUnverified(location.state) };
  const { changes, unverified } = pending;
  const options = { ...urlOptions, ...changes };

  const replaceUrl = (choices: Partial<SeriesAddress>, stillUnverified = unverified) => {
    const next = writeAddress(query, choices);
    const differs = next.toString() !== query.toString();
    const entry = {
      replace: true,
      preventScrollReset: true,
      state: { unverified: stillUnverified },
    };
    if (differs) setQuery(next, entry);
    return differs;
  };
  /** Returns the invalid parameters that these choices do not replace. */
  const removeChosen = (wrong: readonly SeriesParameter[], choices: Partial<SeriesAddress>) =>
    wrong.filter((name) => choices[name] === undefined);
  // The router updates the URL in a transition, but the user has to see the choice at once.
  const chooseOptions = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    clearTimeout(timer.current);
    const next = { ...changes, ...more };
    setPendingChoice({ changes: next, unverified: removeChosen(wrong, next), query });
  };
  /** @param wrong the parameters that have a notice on the page */
  const changeOptions = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    chooseOptions(more, wrong);
    const next = { ...changes, ...more };
    if (!replaceUrl(next, removeChosen(wrong, next))) setPendingChoice(undefined);
  };
  const selectDay = (day: string, wrong: readonly SeriesParameter[]) => {
    chooseOptions({ day }, wrong);
    timer.current = setTimeout(() => changeOptions({ day }, wrong), URL_DELAY_MS);
  };
  /** Writes a delayed choice to the URL at once. */
  const writePending = () => {
    clearTimeout(timer.current);
    replaceUrl(changes);
  };
  /** Corrects the URL, unless a choice that is not written yet will change it anyway. */
  const correctUrl = (more: Partial<SeriesAddress>) => {
    if (Object.keys(changes).length === 0) replaceUrl(more);
  };

  return {
    query,
    urlOptions,
    options,
    renderedOptions: hydrated ? options : readAddress(content, new URLSearchParams()),
    /**
     * The parameters that may have a notice. Empty during hydration, when the page ignores the URL.
     */
    unverified: hydrated ? unverified : [],
    change: changeOptions,
    selectDay,
    settle: writePending,
    correct: correctUrl,
  };
}
