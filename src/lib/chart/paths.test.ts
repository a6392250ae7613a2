import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bars, extremesOf, linePath, stepPath } from './paths';
import { linear } from './scale';

const DAY_MS = 86_400_000;
const at = (iso: string) => Date.parse(iso);
const on = (iso: string, value: number) => ({ at: at(iso), value });
const x = linear(at('2025-03-01'), at('2025-03-11'));
const y = linear(0, 10);
/** More than six days. */
const isHole = (from: { at: number }, to: { at: number }) => to.at - from.at > 6 * DAY_MS;
const drawn = { x, y, isHole };

describe('a line', () => {
  it('goes from point to point, to the right and up', () => {
    const { segments, holes } = linePath([on('2025-03-01', 0), on('2025-03-06', 10)], drawn);
    expect(segments).toEqual([{ d: 'M0 1000L500 0', old: false }]);
    expect(holes).toBe('');
  });

  it('ends at a hole, which has a dotted join', () => {
    const [from, to] = [on('2025-03-01', 2), on('2025-03-08', 4)];
    const { segments, holes, holeSpans } = linePath([from, to, on('2025-03-09', 4)], drawn);
    expect(segments.map(({ d }) => d)).toEqual(['M0 800', 'M700 600L800 600']);
    expect(holes).toBe('M0 800L700 600');
    expect(holeSpans).toEqual([{ from, to, x: 0.35, y: expect.closeTo(0.3) as number }]);
  });

  it('ends at a break without a join, and what comes before is old', () => {
    const values = [on('2025-03-01', 9), on('2025-03-02', 9), on('2025-03-03', 2)];
    const { segments, holes, breaks } = linePath(values, { ...drawn, breaks: [at('2025-03-03')] });
    expect(segments).toEqual([
      { d: 'M0 100L100 100', old: true },
      { d: 'M200 800', old: false },
    ]);
    expect(holes).toBe('');
    expect(breaks).toEqual([0.15000000000000002]);
  });

  it('knows no break before its first value, and is nothing without values', () => {
    const breaks = [at('2025-03-03')];
    const none = { holes: '', holeSpans: [], breaks: [] };
    expect(linePath([on('2025-03-03', 2)], { ...drawn, breaks })).toEqual({
      ...none,
      segments: [{ d: 'M200 800', old: false }],
    });
    expect(linePath([], drawn)).toEqual({ ...none, segments: [] });
  });

  it('draws every value once, whatever is missing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
        (days, breakDays) => {
          const values = days
            .sort((a, b) => a - b)
            .map((day) => ({ at: day * DAY_MS, value: day % 10 }));
          const breaks = breakDays.map((day) => day * DAY_MS);
          const path = linePath(values, { ...drawn, x: linear(0, 200 * DAY_MS), breaks });
          const points = path.segments.flatMap(({ d }) => d.match(/[ML]/g) ?? []);
          expect(points).toHaveLength(values.length);
          const ends = path.holeSpans.length + path.breaks.length;
          expect(path.segments).toHaveLength(values.length === 0 ? 0 : ends + 1);
        },
      ),
    );
  });
});

describe('steps', () => {
  const rates = [on('2025-02-01', 2), on('2025-02-20', 4), on('2025-03-06', 6)];

  it('hold until they change, from the left edge to the end', () => {
    expect(stepPath(rates, { x, y, end: at('2025-03-11') })).toBe('M0 600H500V400H1000');
  });

  it('begin where the first rate does, and are nothing without one', () => {
    expect(stepPath([on('2025-03-02', 5)], { x, y, end: at('2025-03-03') })).toBe('M100 500H200');
    expect(stepPath([], { x, y, end: at('2025-03-11') })).toBe('');
    expect(stepPath([on('2025-03-09', 5)], { x, y, end: at('2025-03-03') })).toBe('');
  });
});

describe('bars', () => {
  const slot = 0.1;

  it('stand on 0 in the middle of their slots', () => {
    expect(bars([on('2025-03-01', 5), on('2025-03-02', 0)], { x, y, slot })).toEqual([
      { x: 14, y: 500, width: 72, height: 500 },
      { x: 114, y: 1000, width: 72, height: 0 },
    ]);
  });

  it('hang from 0 where they are negative', () => {
    const [bar] = bars([on('2025-03-01', -5)], { x, y: linear(-10, 10), slot });
    expect(bar).toMatchObject({ y: 500, height: 250 });
  });
});

describe('extremes', () => {
  it('are the lowest and the highest, the first of equal ones', () => {
    const values = [3, 9, 3, 9].map((value, day) => on(`2025-03-0${day + 1}`, value));
    expect(extremesOf(values)).toEqual({ lowest: values[0], highest: values[1] });
    expect(extremesOf([])).toBeNull();
  });
});
