import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holidays } from '@/content/holidays';
import { type SeriesContent, seriesOf } from '@/content/series';
import { lastTradingDay } from '@/lib/days';
import { type Figure, timeOf } from '../figures';
import { figureAt, isDaily } from '../bases';
import type { ShownSeries } from '../files';
import type { Thunk } from '../reads';
import { openPast, type Past, usePast } from '../usePast';
import { readAddress, type SeriesAddress, useSeriesAddress } from './address';
import { type Shown, shownOf } from './shown';

export interface Series {
  content: SeriesContent;
  past: Past;
  /** What the address says; in the first render of a prerendered page, what that page shows. */
  address: SeriesAddress;
  /** Null until there are figures. */
  shown: Shown | null;
  /** The figure that is read: under the pointer, else the one of the address, else the newest. */
  at: Figure | undefined;
  /** The newest figures, which are due, could not be loaded. */
  missing: boolean;
  now: Date;
  change: (changes: Partial<SeriesAddress>) => void;
  read: (day: string) => void;
  preview: (day: string | null) => void;
  settle: () => void;
}

/** The session that is due although it could not be loaded, UTC ms; undefined where there is none. */
function sessionDue(content: SeriesContent, past: Past, now: Date): number | undefined {
  if (!isDaily(content) || past.failed !== 'newest') return undefined;
  const due = timeOf(lastTradingDay(now, holidays));
  const newest = past.figures.at(-1);
  return newest !== undefined && newest.at < due ? due : undefined;
}

/** Asks for what a series page at this address shows, before it hydrates. */
export const openSeries =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Thunk<void> =>
  (dispatch) => {
    const content = seriesOf(pathname.split('/').at(-1));
    if (content === undefined) return;
    const { range, compare } = readAddress(content, new URLSearchParams(search));
    void dispatch(openPast(content, range, compare));
  };

/** A series as its address asks for it, and what its controls do. */
export function useSeries(content: SeriesContent): Series {
  const [now] = useState(() => new Date());
  const [under, setUnder] = useState<string | null>(null);
  const { said, wanted, shown: address, change, read, settle, correct } = useSeriesAddress(content);
  const current = usePast(content, wanted.range, wanted.compare, wanted.tenure);
  // Chart and table are drawn in slices of a few milliseconds, in which a tap has its turn.
  const past = useDeferredValue(current);
  const { range, compare } = address;
  const { figures, view } = past;
  const until = sessionDue(content, past, now);
  const shown = useMemo(
    () => (view === 'done' ? shownOf({ content, figures, range, compare, now, until }) : null),
    [content, figures, view, range, compare, now, until],
  );
  const inRange = shown?.main.figures ?? [];
  const day = under ?? address.day;
  const at = (day === null ? undefined : figureAt(inRange, day)) ?? inRange.at(-1);

  // Only figures that are known to be all there is can tell that the address asks for what is not there.
  const settled =
    past === current &&
    view === 'done' &&
    past.cachedAt === undefined &&
    !past.pending &&
    past.error === null;
  const rightDay =
    settled && said.day !== null ? (figureAt(inRange, said.day)?.key ?? null) : said.day;
  const rightTenure = settled && said.tenure !== null ? (past.tenure ?? null) : said.tenure;
  const { search } = useLocation();
  const correctAddress = useEffectEvent(correct);
  useEffect(() => {
    correctAddress({ day: rightDay, tenure: rightTenure });
  }, [search, rightDay, rightTenure]);

  return {
    content,
    past,
    address,
    shown,
    at,
    missing: until !== undefined,
    now,
    change,
    read: (key) => {
      setUnder(null);
      read(key);
    },
    preview: setUnder,
    settle,
  };
}

/** What of a series' page the tools are about. */
export function shownSeries({ content, past, address }: Series): ShownSeries {
  const { figures, points, tenure, failed } = past;
  const { range, compare } = address;
  return { content, figures, points, range, compare, tenure, failed: failed !== null };
}
