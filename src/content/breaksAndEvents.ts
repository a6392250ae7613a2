/*
 * Rebasings and events of each series. They are not in `series.ts`, because the editors in the
 * staff area need only this file. Add only public facts that are certain.
 */
import type { slugBySeries } from './seriesSlugs';

/** A rebasing. Figures dated `at` or later cannot be compared with earlier figures. */
export interface SeriesBreak {
  /** The key of the first figure on the new basis: '2025-01', '2025-Q1', '2025-01-02'. */
  at: string;
  /** What changed: 'Basket'. The title of a part of the readout panel. */
  basis: string;
  /** The label for figures dated before `at`, such as 'on the old basket'. */
  before: string;
  /** The label for figures dated `at` or later, such as 'on a new basket'. */
  after: string;
  note: string;
}

export interface SeriesEvent {
  /** The date, 'YYYY-MM-DD'. */
  day: string;
  label: string;
}

/** Rebasings and events that may explain a large change in a series. */
interface BreaksAndEvents {
  breaks: readonly SeriesBreak[];
  events: readonly SeriesEvent[];
}

const events = {
  windows: { day: '2023-06-14', label: 'Exchange windows unified' },
  subsidy: { day: '2023-05-29', label: 'End of the petrol subsidy announced' },
  capital: { day: '2024-03-28', label: 'Banks told to raise capital' },
  rebased: { day: '2025-02-18', label: 'Inflation rebased' },
  gdpRebased: { day: '2025-07-21', label: 'GDP rebased' },
} as const satisfies Record<string, SeriesEvent>;

/** The rebasings and events of each series, oldest first. */
export const breaksAndEvents: Readonly<Record<keyof typeof slugBySeries, BreaksAndEvents>> = {
  asi: {
    breaks: [],
    events: [events.windows, events.capital, events.rebased],
  },
  exchangeRate: {
    breaks: [],
    events: [events.windows],
  },
  inflation: {
    breaks: [
      {
        at: '2025-01',
        basis: 'Basket',
        before: 'on the old basket',
        after: 'on a new basket',
        note: 'With the figure for January 2025 the National Bureau of Statistics adopted a new basket with 2024 as base year. Figures before and after the change cannot be compared.',
      },
    ],
    events: [events.subsidy, events.windows, events.rebased],
  },
  monetaryPolicy: {
    breaks: [],
    events: [events.windows, events.rebased],
  },
  gdp: {
    breaks: [
      {
        at: '2025-Q1',
        basis: 'Base year',
        before: 'on the old base year',
        after: 'on a new base year',
        note: 'With the figures for 2025 the National Bureau of Statistics moved the base year from 2010 to 2019. Figures before and after the change cannot be compared.',
      },
    ],
    events: [events.subsidy, events.gdpRebased],
  },
  bonds: {
    breaks: [],
    events: [],
  },
  tbills: {
    breaks: [],
    events: [],
  },
};
