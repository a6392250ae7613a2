import { describe, expect, it } from 'vitest';
import { siteHost } from '@/browser/settings';
import type { SeriesSlug } from '@/content/series';
import { addDays, isTradingDay } from '@/lib/days';
import { figuresOf } from '../figures';
import { pictureOf } from './picture';
import type { ShownSeries } from './shownSeries';
import { pointsOf } from '../../../../../tests/helpers/pastPoints';
import { contentOf } from '../../../../../tests/helpers/series';

const NEWEST = '2026-11-20';
const now = new Date(`${NEWEST}T18:00:00Z`);

/** A series whose values are given by their keys. */
function series(
  slug: SeriesSlug,
  values: Readonly<Record<string, number>>,
  more: Partial<ShownSeries> = {},
): ShownSeries {
  const points = pointsOf(values, now.toISOString());
  return {
    content: contentOf(slug),
    points,
    figures: figuresOf(points),
    range: '1y',
    compare: false,
    ...more,
  };
}

/** Sessions of so many days up to the newest, from a first value by equal steps. */
const sessions = (days: number, first: number, step: number) =>
  Object.fromEntries(
    Array.from({ length: days + 1 }, (_, index) => addDays(NEWEST, index - days))
      .filter((day) => isTradingDay(day, new Set()))
      .map((day, index) => [day, first + index * step]),
  );

const risen = sessions(365, 80_000, 100);
const last = risen[NEWEST] ?? 0;

describe('the words of a picture', () => {
  it('says what it is, until when, and where it is from', () => {
    const picture = pictureOf(series('asi', risen), now);
    expect(picture).toMatchObject({
      title: 'All Share Index',
      period: '1 year to 20 Nov 2026',
      value: last.toLocaleString('en-GB'),
      site: [siteHost(), '/markets/asi'],
    });
    expect(picture.change).toEqual({
      amount: '+32.63%',
      words: 'on a year ago',
      arrow: 'up',
      tone: 'gain',
    });
    expect(picture.marks.map(({ words }) => words)).toEqual([
      `Highest ${last.toLocaleString('en-GB')}`,
      'Lowest 80,000',
    ]);
  });

  it('names the tenure of a rate', () => {
    const { title } = pictureOf(series('bonds', risen, { tenure: '10-YEAR' }), now);
    expect(title).toBe('Government bonds, 10-YEAR');
  });

  it('calls a dearer dollar no gain', () => {
    const picture = pictureOf(series('exchange-rate', sessions(365, 1_500, 0.5)), now);
    expect(picture.change).toMatchObject({ arrow: 'up', tone: 'plain' });
    expect(picture.value).toMatch(/^N1,6\d\d\.\d\d$/);
  });

  it('says since when where the figures do not reach back as far as the range', () => {
    const { change } = pictureOf(series('asi', sessions(100, 90_000, -10)), now);
    expect(change).toMatchObject({ words: 'since 12 Aug 2026', arrow: 'down', tone: 'loss' });
  });

  it('names both ends of all there is', () => {
    const { period } = pictureOf(series('asi', risen, { range: 'all' }), now);
    expect(period).toBe('20 Nov 2025 to 20 Nov 2026');
  });

  it('says that nothing changed', () => {
    const { change } = pictureOf(series('asi', sessions(365, 90_000, 0)), now);
    expect(change).toMatchObject({ amount: 'Unchanged', arrow: null, tone: 'plain' });
  });

  it('compares nothing where there is one figure', () => {
    const picture = pictureOf(series('asi', { [NEWEST]: 105_432.07 }), now);
    expect(picture.change).toBeNull();
    expect(picture.value).toBe('105,432');
    expect(picture.newest.x).toBe(1);
  });

  it('compares across no break, which it draws and names', () => {
    const months = {
      '2024-11': 34.6,
      '2024-12': 34.8,
      '2025-01': 24.48,
      '2025-02': 23.18,
    };
    const picture = pictureOf(
      series('inflation', months, { range: 'all' }),
      new Date('2025-03-17T12:00:00Z'),
    );
    expect(picture.change).toMatchObject({ amount: '-1.30 points', words: 'since Jan 2025' });
    expect(picture.lines.filter(({ d }) => d !== '').map(({ kind }) => kind)).toEqual([
      'old',
      'now',
    ]);
    expect(picture.breaks.map(({ words }) => words)).toEqual(['on a new basket']);
    expect(picture.breaks[0]?.x).toBeCloseTo(0.5, 1);
  });

  it('names the year earlier beside its line, where that is clear of the other', () => {
    const two = { ...sessions(730, 60_000, 10), ...sessions(365, 80_000, 100) };
    const { marks, lines } = pictureOf(series('asi', two, { compare: true }), now);
    expect(lines[0]?.d).not.toBe('');
    const mark = marks.at(-1);
    expect(mark).toMatchObject({ words: 'A year earlier', above: false });
    expect(mark?.x).toBeGreaterThan(0.1);
    expect(mark?.x).toBeLessThan(0.9);
  });

  it('has nothing to draw without figures', () => {
    expect(() => pictureOf(series('asi', {}), now)).toThrow(RangeError);
  });
});
