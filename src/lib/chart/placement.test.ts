import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Flag,
  halfOfFlag,
  type PlacedTimeLabel,
  placeOnRuler,
  textWidth,
  TIERS,
} from './placement';
import { type TimeLabel, timeTicks } from './time';

const DAY_MS = 86_400_000;
/** The widths from a chart in a card on a phone with a large text to the widest screen, in em. */
const someWidth = fc.double({ min: 6, max: 160, noNaN: true });
const someText = fc.constantFrom('Jan', '14 Mar', '2025', '27 Sep', 'Dec');

const someLabels: fc.Arbitrary<TimeLabel[]> = fc.array(
  fc.record(
    {
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      text: someText,
      rank: fc.constantFrom(0 as const, 1 as const, 2 as const),
      lead: fc.constant('Jan '),
    },
    { requiredKeys: ['at', 'text', 'rank'] },
  ),
  { maxLength: 30 },
);
/** Every range of a series that ends on any day. */
const someRange = fc
  .tuple(
    fc.integer({ min: 10_000, max: 22_000 }),
    fc.oneof(fc.constantFrom(31, 92, 365, 1826, 9131), fc.integer({ min: 1, max: 9131 })),
    fc.constantFrom('1y' as const, '5y' as const, 'all' as const),
  )
  .map(([last, length, range]) => {
    const to = last * DAY_MS;
    return timeTicks({ from: to - length * DAY_MS, to, range }).labels;
  });
const someFlag: fc.Arbitrary<Flag | undefined> = fc.option(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), text: someText }),
  { nil: undefined },
);

/** Returns the extent of a label at a width, as `XAxis` and chart.css place it. */
function extent({ at, text, lead = '', half, leadFrom }: PlacedTimeLabel, width: number) {
  const middle = Math.max(half, Math.min(at * width, width - half));
  const shown = (leadFrom !== null && width >= leadFrom ? lead : '') + text;
  return [middle - textWidth(shown) / 2, middle + textWidth(shown) / 2] as const;
}
function flagExtent({ at, text }: Flag, width: number) {
  const half = halfOfFlag(text);
  const middle = Math.max(half, at * width);
  return [middle - half, middle + half] as const;
}

describe('the labels of a lying ruler', () => {
  it('never meet each other or the flag, nor leave the ruler, at any width', () => {
    fc.assert(
      fc.property(fc.oneof(someLabels, someRange), someFlag, someWidth, (labels, flag, width) => {
        const shown = placeOnRuler(labels, flag).filter(({ from }) => width >= from);
        const extents = shown.map((label) => extent(label, width));
        for (const [left, right] of extents) {
          expect(left).toBeGreaterThanOrEqual(-1e-9);
          expect(right).toBeLessThanOrEqual(width + 1e-9);
        }
        if (flag !== undefined) extents.push(flagExtent(flag, width));
        extents.sort((a, b) => a[0] - b[0]);
        for (const [index, [left]] of extents.entries()) {
          expect(left).toBeGreaterThan(extents[index - 1]?.[1] ?? -1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  const yearTo = (day: string) => {
    const to = Date.parse(day);
    return timeTicks({ from: to - 365 * DAY_MS, to, range: '1y' }).labels;
  };
  const shownAt = (labels: readonly TimeLabel[], width: number, flag?: Flag) =>
    placeOnRuler(labels, flag)
      .filter(({ from }) => width >= from)
      .map(({ lead = '', leadFrom, text }) =>
        leadFrom !== null && width >= leadFrom ? lead + text : text,
      );

  it('are all there on a wide ruler, every third on a phone, a January as its year', () => {
    const flag = { at: 1, text: '14 Mar' };
    const months = 'Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan 2025,Feb'.split(',');
    expect(shownAt(yearTo('2025-03-14'), 62, flag)).toEqual(months);
    expect(shownAt(yearTo('2025-03-14'), 24.8, flag)).toEqual(['Apr', 'Jul', 'Oct', '2025']);
  });

  it('give way to the flag, wherever it is', () => {
    expect(shownAt(yearTo('2025-03-14'), 62, { at: 0.5, text: '12 Sep' })).not.toContain('Sep');
  });

  it('are years at equal steps', () => {
    const to = Date.parse('2025-03-14');
    const { labels } = timeTicks({ from: Date.parse('2000-01-03'), to, range: 'all' });
    const years = ['2005', '2010', '2015', '2020', '2025'];
    expect(shownAt(labels, 24)).toEqual(years);
    expect(shownAt(labels, 62)).toEqual(years);
    expect(shownAt(labels, 100)).toHaveLength(25);
  });

  it('come with widths that chart.css knows', () => {
    const placed = placeOnRuler(yearTo('2025-03-14'));
    for (const { from } of placed) expect(TIERS).toContain(from);
  });
});
