/** Stored points for the tests that compare the site with the expected figures. */
import { parsePoints, type Points, seriesIds } from '@/figures/history';
import { createHistory } from '../../../seed/history.ts';
import { createPoint, createPoints, createWeekdayPoints } from '../historyPoints';
import type { PointsBySeries } from '../seriesHistory';
import { NOW } from './clock';
import { addDays, addMonths, isTradingDay } from './dates';

/**
 * Returns lists of rates, one every `everyDays` days. `ends` is a tenor and the last day on which
 * the lists contain a rate for it.
 */
export const createAuctions = (
  everyDays: number,
  from: string,
  rates: Record<string, number>,
  ends?: [string, string],
) => {
  const points: Record<string, Points[string]> = {};
  let step = 0;
  for (let day = from; day <= '2026-11-20'; day = addDays(day, everyDays)) {
    step += 1;
    const tenures = Object.entries(rates)
      .filter(([label]) => ends?.[0] !== label || day <= ends[1])
      .map(([label, rate]) => ({
        label,
        rate: Math.round((rate + Math.sin(step) * 2) * 100) / 100,
      }));
    points[day] = { tenures, savedAt: `${day}T14:30:00.000Z` };
  }
  return points;
};
/** Returns values that rise and fall. No two compared figures are equal. */
const computeWave = (index: number) =>
  Math.round((90_000 + 37 * index + 4_000 * Math.sin(index / 9)) * 100) / 100;
const createSessions = (from: string, without: (day: string) => boolean = () => false) =>
  Object.fromEntries(
    Object.entries(createWeekdayPoints(from, '2026-11-23', computeWave)).filter(
      ([day]) => isTradingDay(day) && !without(day),
    ),
  );
const createMonths = (from: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      addMonths(`${from}-01`, index).slice(0, 7),
      createPoint(Math.round((30 - index / 5 + Math.sin(index)) * 100) / 100),
    ]),
  );

const example: PointsBySeries = Object.fromEntries(
  seriesIds.map((id) => [
    id,
    Object.assign(
      {},
      ...[2023, 2024, 2025, 2026].map((year) =>
        parsePoints(id, year, createHistory(NOW)[`history/${id}-${year}`]),
      ),
    ) as Points,
  ]),
);
const bonds = createAuctions(28, '2024-01-05', { '5-YEAR': 18, '10-YEAR': 19, '7-YEAR': 17 }, [
  '7-YEAR',
  '2025-06-01',
]);
const decisions = {
  '2020-09-22': 11.5,
  '2024-02-27': 22.75,
  '2024-09-24': 27.25,
  '2025-07-22': 27.25,
  '2026-03-24': 26,
  '2026-07-21': 26.5,
  '2026-09-22': 27,
  '2026-11-20': 27.5,
};

export const histories: Record<string, PointsBySeries> = {
  'the example data': example,
  '25 years of daily figures': {
    asi: createSessions('2001-11-20'),
    exchangeRate: createSessions('2001-11-20'),
  },
  'daily figures with holes': {
    asi: createSessions(
      '2022-01-03',
      (day) =>
        day === '2026-11-19' ||
        (day >= '2026-10-12' && day <= '2026-10-23') ||
        (day >= '2025-11-17' && day <= '2025-12-02') ||
        day === '2026-03-10',
    ),
    exchangeRate: createSessions('2026-06-01', (day) => day.endsWith('-17')),
  },
  'auctions each week and each four weeks': {
    bonds,
    tbills: createAuctions(7, '2025-01-08', { '91-DAY': 18, '364-DAY': 20 }),
  },
  'rates that are held': { monetaryPolicy: createPoints(decisions) },
  'one rate since long ago': {
    monetaryPolicy: createPoints({ '2024-02-27': 22.75, '2024-03-26': 22.75 }),
  },
  'a rebasing': {
    inflation: createMonths('2022-01', 58),
    gdp: createPoints({
      '2023-Q3': 2.54,
      '2024-Q3': 3.46,
      '2024-Q4': 3.84,
      '2025-Q1': 3.13,
      '2025-Q2': 4.23,
      '2025-Q3': 3.98,
      '2026-Q1': 3.5,
      '2026-Q2': 3.9,
    }),
  },
};
