import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '@/lib/calendar';
import { pathOf } from './plotted';
import { contentOf } from '../../../../../tests/helpers/series';

const WEEK_MS = 7 * 86_400_000;
/** Five weeks between auctions are no hole, six are. */
const on = (week: number, y = 0.5) => {
  const at = Date.parse('2024-12-31') + week * WEEK_MS;
  const key = dayOf(at);
  return { figure: { key, at, value: y, savedAt: `${key}T17:00:00.000Z` }, x: week / 100, y };
};
const breaksOn = (...weeks: number[]) => ({
  ...contentOf('treasury-bills'),
  breaks: weeks.map((week) => ({ at: on(week).figure.key, before: '', words: '', note: '' })),
});

it('a line ends at a hole, and begins again after it', () => {
  const [from, to, last] = [on(1), on(8), on(9)];
  const path = pathOf(breaksOn(), [from, to, last]);
  expect(path).toEqual({ old: [], now: [[from], [to, last]], holes: [[from, to]], breaks: [] });
});

it('a line ends at a break, and what comes before is old', () => {
  const [first, from, to] = [on(1), on(2), on(12)];
  const path = pathOf(breaksOn(5), [first, from, to]);
  expect(path).toEqual({ old: [[first, from]], now: [[to]], holes: [], breaks: [[from, to]] });
  // Where nothing is missing as well.
  expect(pathOf(breaksOn(2), [first, from]).breaks).toEqual([[first, from]]);
});

it('a line knows no break before its first point, and is nothing without points', () => {
  expect(pathOf(breaksOn(3), [on(3)]).now).toEqual([[on(3)]]);
  expect(pathOf(breaksOn(), [])).toEqual({ old: [], now: [[]], holes: [], breaks: [] });
});

it('a line has every point once, whatever is missing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }),
      fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
      (weeks, breakWeeks) => {
        const points = weeks.sort((a, b) => a - b).map((week) => on(week));
        const { old, now, holes, breaks } = pathOf(breaksOn(...breakWeeks), points);
        expect([...old, ...now].flat()).toEqual(points);
        expect([...old, ...now]).toHaveLength(holes.length + breaks.length + 1);
      },
    ),
  );
});
