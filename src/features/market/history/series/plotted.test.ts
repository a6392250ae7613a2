import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/calendar';
import { pathOf } from './plotted';
import { contentOf } from '../../../../../tests/helpers/series';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2024-12-31');
const dayAt = (day: number) => dayOf(FIRST + day * DAY_MS);
/** Five weeks between auctions are no hole, six are. */
const on = (week: number, y = 0.5) => {
  const [key, at] = [dayAt(7 * week), FIRST + 7 * week * DAY_MS];
  return { figure: { key, at, value: y, savedAt: `${key}T17:00:00.000Z` }, x: week / 100, y };
};
const breaksOn = (...weeks: number[]) => ({
  ...contentOf('treasury-bills'),
  breaks: weeks.map((week) => ({ at: dayAt(7 * week), before: '', words: '', note: '' })),
});
const path = (content: ReturnType<typeof breaksOn>, ...points: ReturnType<typeof on>[]) =>
  pathOf(content, points);

describe('a line', () => {
  it('ends at a hole, and begins again after it', () => {
    const [from, to, last] = [on(1), on(8), on(9)];
    const now = [[from], [to, last]];
    const line = path(breaksOn(), from, to, last);
    expect(line).toEqual({ old: [], now, holes: [[from, to]], breaks: [] });
  });

  it('ends at a break, and what comes before is old', () => {
    const [first, from, to] = [on(1), on(2), on(12)];
    const line = path(breaksOn(5), first, from, to);
    expect(line).toEqual({ old: [[first, from]], now: [[to]], holes: [], breaks: [[from, to]] });
  });

  it('knows no break before its first point, and is nothing without points', () => {
    expect(path(breaksOn(3), on(3)).now).toEqual([[on(3)]]);
    expect(path(breaksOn())).toEqual({ old: [], now: [[]], holes: [], breaks: [] });
  });

  it('has every point once, whatever is missing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
        (weeks, breakWeeks) => {
          const points = weeks.sort((a, b) => a - b).map((week) => on(week));
          const { old, now, holes, breaks } = path(
            breaksOn(...breakWeeks.sort((a, b) => a - b)),
            ...points,
          );
          expect([...old, ...now].flat()).toEqual(points);
          expect([...old, ...now]).toHaveLength(holes.length + breaks.length + 1);
        },
      ),
    );
  });
});
