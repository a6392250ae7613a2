import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LINE_HEIGHT,
  OFF_BESIDE,
  OVER,
  type PlacedPlotLabel,
  placeInPlot,
  type PlotLabel,
  type Side,
} from './plotLabels';
import { textWidth } from './placement';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const somePoint = fc.record({ x: fraction, y: fraction });
const someLabel: fc.Arbitrary<PlotLabel> = fc.record(
  {
    x: fraction,
    y: fraction,
    before: fc.constantFrom('Highest ', 'A year ago ', 'Revised'),
    figure: fc.constantFrom('108,497.40', '34.80'),
    after: fc.constantFrom(', 25 Feb', ' from 26 Nov 2024'),
    second: fc.constantFrom('on a new basket'),
    sides: fc.uniqueArray(
      fc.constantFrom<Side>('above', 'below', 'left', 'right', 'above-left', 'below-right'),
      { minLength: 1 },
    ),
  },
  { requiredKeys: ['x', 'y', 'before'] },
);
const heights = [14, 34] as const;

/** Left, right, bottom and top of a label in a plot of a size, as marks.css puts it. */
function boxOf(label: PlacedPlotLabel, width: number, height: number) {
  const { x, y, before = '', figure = '', after = '', second = '', side, off, afterFrom } = label;
  const shown = before + figure + (afterFrom !== null && width >= afterFrom ? after : '');
  const wide = Math.max(textWidth(shown), textWidth(second));
  const tall = label.second === undefined ? LINE_HEIGHT : 2 * LINE_HEIGHT;
  const away = side === 'left' || side === 'right' ? OFF_BESIDE : 0;
  const left = side.endsWith('left')
    ? x * width - away - wide
    : side.endsWith('right')
      ? x * width + away
      : x * width - wide / 2;
  const bottom = side.startsWith('above')
    ? y * height + off
    : side.startsWith('below')
      ? y * height - off - tall
      : y * height - tall / 2;
  return { left, right: left + wide, bottom, top: bottom + tall };
}
type Box = ReturnType<typeof boxOf>;
const NEAR = 1e-9;
const overlap = (a: Box, b: Box) =>
  a.left < b.right - NEAR &&
  b.left < a.right - NEAR &&
  a.bottom < b.top - NEAR &&
  b.bottom < a.top - NEAR;

describe('the labels of a plot', () => {
  it('never meet each other or a mark, nor leave the plot, at any width and height', () => {
    fc.assert(
      fc.property(
        fc.array(someLabel, { maxLength: 6 }),
        fc.array(somePoint, { maxLength: 4 }),
        fc.double({ min: 8, max: 160, noNaN: true }),
        fc.double({ min: heights[0], max: heights[1], noNaN: true }),
        (labels, marks, width, height) => {
          const boxes = placeInPlot(labels, { heights, marks })
            .filter(({ from }) => width >= from)
            .map((label) => boxOf(label, width, height));
          for (const [index, box] of boxes.entries()) {
            expect(box.left).toBeGreaterThanOrEqual(-NEAR);
            expect(box.right).toBeLessThanOrEqual(width + NEAR);
            expect(box.bottom).toBeGreaterThanOrEqual(-NEAR);
            expect(box.top).toBeLessThanOrEqual(height + OVER + NEAR);
            for (const other of boxes.slice(0, index)) expect(overlap(box, other)).toBe(false);
            for (const { x, y } of marks) {
              const [left, bottom] = [x * width, y * height];
              expect(overlap(box, { left, right: left, bottom, top: bottom })).toBe(false);
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  const highest = { x: 0.95, y: 0.9, before: 'Highest ', figure: '108,497.40', after: ', 25 Feb' };
  const sides: Side[] = ['below', 'above'];
  const lowest: PlotLabel = { ...highest, x: 0.4, y: 0.1, before: 'Lowest ', sides };

  it('are both there on a phone, and lose what comes after the figure before they go', () => {
    const placed = placeInPlot([highest, lowest], { heights: [22, 34] });
    expect(placed.map(({ side }) => side)).toEqual(['above-left', 'below']);
    for (const { from } of placed) expect(from).toBeLessThanOrEqual(18);
    const [label] = placeInPlot([{ ...lowest, x: 0.3 }], { heights: [22, 34] });
    expect(label?.afterFrom).toBeGreaterThan(label?.from ?? 0);
  });

  it('take the side that the line does not cross', () => {
    const line = Array.from({ length: 100 }, (_, at) => ({ x: at / 100, y: 0.55 }));
    const middle: PlotLabel = { x: 0.5, y: 0.5, before: 'A month ago', sides: ['above', 'below'] };
    expect(placeInPlot([middle], { heights: [22, 34] })[0]?.side).toBe('above');
    expect(placeInPlot([middle], { heights: [22, 34], line })[0]?.side).toBe('below');
  });

  it('are left out where they fit nowhere', () => {
    const long = { x: 0.5, y: 0.5, before: 'word '.repeat(60) };
    expect(placeInPlot([long], { heights })).toEqual([]);
    const five = Array.from({ length: 5 }, () => highest);
    expect(placeInPlot(five, { heights }).length).toBeLessThan(5);
  });
});
