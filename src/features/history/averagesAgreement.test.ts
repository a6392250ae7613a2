/**
 * Compares all averages of the daily series with the stored points, for each range. The expected
 * averages are calculated without the code of the site.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { seriesContent } from '@/content/series';
import { NOW, stopClock, TODAY } from '../../../tests/helpers/expected/clock';
import { addMonths, isTradingDay, addDays } from '../../../tests/helpers/expected/dates';
import {
  findFiguresInRange,
  listRanges,
  toRows,
  type FigureRow,
} from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import { type AveragePeriod, averagePeriods, calculateAverages } from './averages';
import { toFigures } from './figures';
import type { SeriesRange } from './ranges';

const daily = seriesContent.filter(({ id }) => id === 'asi' || id === 'exchangeRate');

const toPeriod = (day: string, period: AveragePeriod) =>
  period === 'month'
    ? day.slice(0, 7)
    : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/**
 * Returns the mean, rounded to 2 decimals. An exact half is rounded up, which is correct because
 * all stored values are positive.
 */
function calculateMean(rows: readonly FigureRow[]): number {
  const hundredths = rows.reduce((sum, { value }) => sum + BigInt(Math.round(value * 100)), 0n);
  const count = BigInt(rows.length);
  return Number((hundredths * 2n + count) / (count * 2n)) / 100;
}

function expectedRows(rows: readonly FigureRow[], period: AveragePeriod) {
  const periods = [...new Set(rows.map(({ day }) => toPeriod(day, period)))];
  return periods.map((key) => {
    const sessions = rows.filter(({ day }) => toPeriod(day, period) === key);
    const values = sessions.map(({ value }) => value);
    return {
      key,
      average: calculateMean(sessions),
      end: values.at(-1),
      lowest: Math.min(...values),
      highest: Math.max(...values),
      sessions: values.length,
    };
  });
}

/** Returns the number of trading days in a month, not counting days after today. */
function countTradingDays(month: string): number {
  let count = 0;
  for (let day = `${month}-01`; day.startsWith(month) && day <= TODAY; day = addDays(day, 1)) {
    if (isTradingDay(day)) count += 1;
  }
  return count;
}

describe.each(Object.keys(histories))('averages of the history "%s"', (name) => {
  beforeEach(stopClock);
  const stored = histories[name] ?? {};

  it.each(daily)('calculates the averages of $name from the stored points', (content) => {
    const points = stored[content.id] ?? {};
    const [all, figures] = [toRows(points), toFigures(points)];
    const newest = all.at(-1);
    if (newest === undefined) return;
    const pinned = { from: addMonths(newest.day, -7), to: addMonths(newest.day, -2) };
    const ranges: SeriesRange[] = [...listRanges(content), pinned];
    for (const range of ranges) {
      const rows =
        typeof range === 'string'
          ? (findFiguresInRange(content, all, range)?.rows ?? [])
          : all.filter(({ day }) => day >= range.from && day <= range.to);
      for (const period of averagePeriods) {
        const averages = calculateAverages({ content, figures, range, period, now: NOW });
        const shown = averages.map(({ key, average, end, lowest, highest, sessions }) => ({
          ...{ key, average, sessions },
          ...{ end: end.value, lowest: lowest.value, highest: highest.value },
        }));
        expect(shown).toEqual(expectedRows(rows, period));
      }
    }
  });

  it.each(daily)(
    'counts each trading day of a complete month of $name as entered or missing',
    (content) => {
      const figures = toFigures(stored[content.id] ?? {});
      const options = { content, figures, range: 'all', period: 'month', now: NOW } as const;
      const whole = calculateAverages(options).filter(
        ({ from, isSoFar }) => from === null && !isSoFar,
      );
      for (const { key, sessions, missing } of whole) {
        expect([key, sessions + missing]).toEqual([key, countTradingDays(key)]);
      }
    },
  );
});
