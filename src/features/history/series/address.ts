/* The URL parameters of a series page. A range has a name (`range`), or it is pinned to its
   first and last day (`from` and `to`). */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { hasPeriods, isPeriod } from '@/figures/history';
import { type ParameterValue, readParameter } from '@/lib/addressParameter';
import { isCalendarDate } from '@/lib/days';
import { listKeys } from '@/lib/records';
import { toFields } from '@/lib/stored';
import { useHydrated } from '@/ui/browserState';
import { averagePeriods, hasAverages } from '../averages';
import { findComparisonChoice } from '../compared/comparisonChoice';
import { stepNouns } from '../messages';
import { findFirstKey, findLastKey } from '../periodInput';
import { toTimestamp } from '../figures';
import {
  findRange,
  getDefaultRange,
  isPinned,
  type PinnedRange,
  type SeriesRange,
} from '../ranges';

export type SeriesAddress = ReturnType<typeof readAddress>;

const parameterNames = ['range', 'from', 'to', 'compare', 'day', 'tenure', 'by'] as const;
export type SeriesParameter = (typeof parameterNames)[number];

/**
 * For each option, the URL parameters that are replaced when the user changes the option. A new
 * range, for example, replaces three parameters.
 */
const parametersOfChoice = {
  range: ['range', 'from', 'to'],
  compare: ['compare'],
  day: ['day'],
  tenure: ['tenure'],
  by: ['by'],
} as const satisfies Record<keyof SeriesAddress, readonly SeriesParameter[]>;

/**
 * Parses the URL parameters. Does not check that the tenor and the day exist, because this needs
 * loaded figures. `notices.ts` checks them.
 */
export function readParameters(content: SeriesContent, query: URLSearchParams) {
  const noun = stepNouns[content.every];
  const isKey = (text: string) =>
    isCalendarDate(text) || (hasPeriods(content.id) && isPeriod(text));
  return {
    range: readParameter(query, {
      name: 'range',
      noun: 'range',
      find: (text) => findRange(content, text),
    }),
    from: readParameter(query, {
      name: 'from',
      noun: `first ${noun}`,
      find: (text) => (isPeriod(text) ? findFirstKey(content, text) : undefined),
    }),
    to: readParameter(query, {
      name: 'to',
      noun: `last ${noun}`,
      find: (text) => (isPeriod(text) ? findLastKey(content, text) : undefined),
    }),
    compare: readParameter(query, {
      name: 'compare',
      noun: 'comparison',
      find: (text) => findComparisonChoice(content, text),
    }),
    day: readParameter(query, {
      name: 'day',
      noun,
      find: (text) => (isKey(text) ? text : undefined),
    }),
    tenure: readParameter(query, { name: 'tenure', noun: 'tenor', find: (text) => text }),
    by: readParameter(query, {
      name: 'by',
      noun: 'table by',
      find: (text) => averagePeriods.find((period) => period === text),
    }),
  } satisfies Record<string, ParameterValue<unknown>>;
}

/**
 * Returns a pinned range. Returns undefined if a day is missing or if the first day is after the
 * last one.
 */
function findPinnedRange({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const isRange = from !== undefined && to !== undefined && toTimestamp(from) <= toTimestamp(to);
  return isRange ? { from, to } : undefined;
}

/**
 * Returns the options in a URL, with defaults for invalid values. `day` is null for the newest
 * figure, and `tenure` is null for the default tenor. `by` is the step of the table.
 */
export function readAddress(content: SeriesContent, query: URLSearchParams) {
  const { range, from, to, compare, day, tenure, by } = readParameters(content, query);
  return {
    range:
      findPinnedRange({ from: from.value, to: to.value }) ??
      range.value ??
      getDefaultRange(content),
    compare: compare.value ?? null,
    day: day.value ?? null,
    tenure: tenure.value ?? null,
    by: (hasAverages(content) && by.value) || ('day' as const),
  };
}

/**
 * Returns only the URL parameters of this page. Removes other parameters, such as those that social
 * networks and campaigns add to links.
 */
export function pickOwnParameters(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = parameterNames;
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** Returns the URL parameters of a range. The value null removes a parameter. */
function toRangeParameters(content: SeriesContent, range: SeriesRange) {
  if (isPinned(range)) return { range: null, ...range };
  return { range: range === getDefaultRange(content) ? null : range, from: null, to: null };
}

/** Returns the parameters of the page with the given choices. Leaves out default values. */
function writeAddress(
  content: SeriesContent,
  query: URLSearchParams,
  choices: Partial<SeriesAddress>,
): URLSearchParams {
  const { range, compare, day, tenure, by } = choices;
  const written = pickOwnParameters(query);
  const texts: Partial<Record<SeriesParameter, string | null>> = {
    ...(range !== undefined && toRangeParameters(content, range)),
    ...(compare !== undefined && { compare }),
    ...(day !== undefined && { day }),
    ...(tenure !== undefined && { tenure }),
    ...(by !== undefined && { by: by === 'day' ? null : by }),
  };
  for (const name of parameterNames) {
    const text = texts[name];
    if (text === null) written.delete(name);
    else if (text !== undefined) written.set(name, text);
  }
  return written;
}

/** Returns the parameters of the page with a range pinned to two days. */
export const toPinnedQuery = (content: SeriesContent, query: URLSearchParams, range: PinnedRange) =>
  writeAddress(content, query, { range }).toString();

/** Converts options to a query string, without default values: '?range=5y' or ''. */
export const toAddressQuery = (content: SeriesContent, address: Partial<SeriesAddress>) =>
  writeAddress(content, new URLSearchParams(), address)
    .toString()
    .replace(/^(?=.)/, '?');

/**
 * Delay before a selected day is written to the URL. Browsers allow 100 changes of the URL in 30
 * seconds. Without this delay, a held arrow key would reach that limit in four seconds.
 */
const URL_DELAY_MS = 400;

/**
 * Returns the URL parameters that may be invalid and may need a notice. When the user has just
 * opened the URL, these are all parameters. After the user changes an option, the history entry
 * stores the parameters that the user has not replaced.
 */
function findUnverified(state: unknown): readonly SeriesParameter[] {
  const stored = toFields(state)?.['unverified'];
  return Array.isArray(stored)
    ? parameterNames.filter((name) => stored.includes(name))
    : parameterNames;
}

/**
 * Reads and changes the URL parameters of a series page. Changes replace the current entry in the
 * browser's history.
 *
 * `urlOptions` are the options in the URL. `options` also include choices of the user that are not
 * in the URL yet. `renderedOptions` equal `options`, except during hydration. During hydration they
 * are the defaults, as on the prerendered page.
 */
export function useSeriesAddress(content: SeriesContent) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const hydrated = useHydrated();
  /**
   * The choices of the user that are not in the URL yet, with the query at the time of the choice.
   * If the query changes, these choices are ignored.
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
    const next = writeAddress(content, query, choices);
    const differs = next.toString() !== query.toString();
    const entry = {
      replace: true,
      preventScrollReset: true,
      state: { unverified: stillUnverified },
    };
    if (differs) setQuery(next, entry);
    return differs;
  };
  /** Returns the invalid parameters, without those that the choices replace. */
  const removeChosen = (wrong: readonly SeriesParameter[], choices: Partial<SeriesAddress>) => {
    const replaced: readonly SeriesParameter[] = listKeys(parametersOfChoice)
      .filter((choice) => choices[choice] !== undefined)
      .flatMap((choice) => [...parametersOfChoice[choice]]);
    return wrong.filter((name) => !replaced.includes(name));
  };
  // The router updates the URL in a transition. The page must show the choice at once.
  const chooseOptions = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    clearTimeout(timer.current);
    const next = { ...changes, ...more };
    setPendingChoice({ changes: next, unverified: removeChosen(wrong, next), query });
  };
  const changeOptions = (more: Partial<SeriesAddress>, wrong: readonly SeriesParameter[]) => {
    chooseOptions(more, wrong);
    const next = { ...changes, ...more };
    if (!replaceUrl(next, removeChosen(wrong, next))) setPendingChoice(undefined);
  };
  const selectDay = (day: string, wrong: readonly SeriesParameter[]) => {
    chooseOptions({ day }, wrong);
    timer.current = setTimeout(() => changeOptions({ day }, wrong), URL_DELAY_MS);
  };
  /** Writes a delayed choice to the URL immediately. */
  const writePending = () => {
    clearTimeout(timer.current);
    replaceUrl(changes);
  };
  /**
   * Corrects the URL. Does nothing while a choice is waiting, because that choice changes the URL
   * soon.
   */
  const correctUrl = (more: Partial<SeriesAddress>) => {
    if (Object.keys(changes).length === 0) replaceUrl(more);
  };

  return {
    query,
    urlOptions,
    options,
    renderedOptions: hydrated ? options : readAddress(content, new URLSearchParams()),
    /**
     * The URL parameters that may need a notice. Empty during hydration, because the page ignores
     * the URL during hydration.
     */
    unverified: hydrated ? unverified : [],
    change: changeOptions,
    selectDay,
    settle: writePending,
    correct: correctUrl,
  };
}
