import { pairs, range } from 'd3-array';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInPlot, placeOnAxis, type PlotLabel } from './labels';
import { type TimeLabel, type TimeTicks, createTimeTicks } from '@/lib/chart/time';
import { FONT_SIZE, createPlot as plot } from '../../../tests/helpers/plotSize';

const DAY_MS = 86_400_000;
const LINE = 16;
const TOLERANCE = 1e-6;
/** Generates widths of plots in px, from a card on a phone to a very wide screen. */
const someWidth = fc.double({ min: 72, max: 1920, noNaN: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('labels in a plot', () => {
  const somePoint = fc.record({ x: fraction, y: fraction });
  const someLabel: fc.Arbitrary<PlotLabel> = fc.record(
    {
      x: fraction,
      y: fraction,
      before: fc.constantFrom('Highest ', 'A year ago ', 'Revised'),
      figure: fc.constantFrom('108,497.40', '34.80'),
      after: fc.constantFrom(', 25 Feb', ' from 26 Nov 2024'),
      second: fc.constantFrom('on a new basket'),
      side: fc.constantFrom('above', 'below', 'above-left', 'below-right'),
    },
    { requiredKeys: ['x', 'y', 'before'] },
  );
  const toBox = ({ x, y, before = '', figure = '', after = '', second }: PlotLabel) => {
    const half = 3 * Math.max((before + figure + after).length, (second ?? '').length);
    const top = y - LINE / 2;
    const bottom = top + (second === undefined ? 1 : 2) * LINE;
    return { left: x - half, right: x + half, top, bottom };
  };
  type LabelBox = ReturnType<typeof toBox>;
  const isOverlapping = (a: LabelBox, b: LabelBox) =>
    a.left < b.right - TOLERANCE &&
    b.left < a.right - TOLERANCE &&
    a.top < b.bottom - TOLERANCE &&
    b.top < a.bottom - TOLERANCE;

  const someBar = fc.record({ x: fraction, width: fraction, from: fraction, to: fraction });
  const someLayout = fc.record({
    labels: fc.array(someLabel, { maxLength: 6 }),
    marks: fc.array(somePoint, { maxLength: 4 }),
    selectedMarks: fc.array(somePoint, { maxLength: 2 }),
    lines: fc.array(fc.array(somePoint, { maxLength: 5 }), { maxLength: 2 }),
    bars: fc.array(someBar, { maxLength: 3 }),
  });

  it('places labels in the plot without overlaps', () => {
    fc.assert(
      fc.property(
        someLayout,
        someWidth,
        fc.double({ min: 100, max: 400, noNaN: true }),
        (layout, width, height) => {
          const boxes = placeInPlot(layout, plot(width, height)).map(toBox);
          const { px } = plot(width, height);
          const onLines = layout.lines.flatMap((line) =>
            pairs(line).flatMap(([from, to]) =>
              range(0, 1.01, 0.1).map((part) => ({
                x: from.x + (to.x - from.x) * part,
                y: from.y + (to.y - from.y) * part,
              })),
            ),
          );
          const points = [...layout.marks, ...layout.selectedMarks, ...onLines].map(px);
          const areas = [
            ...points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })),
            ...layout.bars.map((bar) => {
              const [one, other] = [bar.from, bar.to].map((y) => px({ x: bar.x, y }).y);
              const half = (bar.width * width) / 2;
              const [top, bottom] = [
                Math.min(one ?? 0, other ?? 0),
                Math.max(one ?? 0, other ?? 0),
              ];
              return { left: bar.x * width - half, right: bar.x * width + half, top, bottom };
            }),
          ];
          for (const [index, box] of boxes.entries()) {
            expect(box.left).toBeGreaterThanOrEqual(-TOLERANCE);
            expect(box.right).toBeLessThanOrEqual(width + TOLERANCE);
            expect(box.top).toBeGreaterThanOrEqual(-FONT_SIZE);
            expect(box.bottom).toBeLessThanOrEqual(height + TOLERANCE);
            for (const other of [...boxes.slice(0, index), ...areas]) {
              expect(isOverlapping(box, other)).toBe(false);
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  const highest = { x: 0.95, y: 0.9, before: 'Highest ', figure: '108,497.40', after: ', 25 Feb' };
  const lowest: PlotLabel = { ...highest, x: 0.4, y: 0.1, before: 'Lowest ', side: 'below' };

  it('puts a label above the highest point and below the lowest point', () => {
    const both = [highest, lowest];
    const [high, low] = placeInPlot({ labels: both, marks: both }, plot(400));
    expect(high?.y).toBeLessThan(0.1 * 300);
    expect(low?.y).toBeGreaterThan(0.9 * 300);
    expect(high && toBox(high).right).toBeCloseTo(400);
  });

  it('omits the text after the figure if the label does not fit', () => {
    const listShownTexts = (width: number) =>
      placeInPlot({ labels: [highest] }, plot(width)).map(({ after }) => after);
    expect([400, 120, 100].map(listShownTexts)).toEqual([[', 25 Feb'], [undefined], []]);
  });

  const middle = { x: 0.5, y: 0.5, before: 'A month ago' };
  /**
   * Creates a line from the left to the right edge. The points have the given heights, and their
   * horizontal distances are equal.
   */
  const createLine = (...heights: number[]) =>
    heights.map((y, index) => ({ x: index / (heights.length - 1), y }));

  it('puts a label on the side that the line does not cross', () => {
    const [free] = placeInPlot({ labels: [middle] }, plot(400));
    const [beside] = placeInPlot({ labels: [middle], lines: [createLine(0.55, 0.55)] }, plot(400));
    expect(free?.y).toBeLessThan(150);
    expect(beside?.y).toBeGreaterThan(150);
  });

  it('leaves out a label if lines cross all its positions', () => {
    const lines = [createLine(...Array.from({ length: 40 }, (_, index) => index % 2))];
    expect(placeInPlot({ labels: [middle], lines }, plot(400))).toEqual([]);
    // A label may cross background lines if it has no other position.
    expect(placeInPlot({ labels: [middle], backgroundLines: lines }, plot(400))).toHaveLength(1);
  });

  it('moves a label to another point of its line if it does not fit at its own point', () => {
    const zigzag = createLine(...Array.from({ length: 41 }, (_, index) => index % 2)).slice(0, 31);
    const label = {
      ...middle,
      x: 0.3,
      elsewhere: [
        { x: 0.5, y: 0.5 },
        { x: 0.95, y: 0.5 },
      ],
    };
    const [placed] = placeInPlot({ labels: [label], lines: [zigzag] }, plot(400));
    expect(placed?.x).toBeGreaterThan(0.75 * 400);
  });

  it('leaves out a label if its fixed position is not free', () => {
    const fixed = { ...middle, isFixed: true };
    const bar = { x: 0.5, width: 0.1, from: 0.5, to: 1 };
    expect(placeInPlot({ labels: [fixed] }, plot(400))).toHaveLength(1);
    expect(placeInPlot({ labels: [fixed], bars: [bar] }, plot(400))).toEqual([]);
    expect(placeInPlot({ labels: [middle], bars: [bar] }, plot(400))).toHaveLength(1);
  });

  it('leaves out a label that could seem to belong to a nearby mark', () => {
    const revised = { x: 0.5, y: 0.5, before: 'Revised', isNear: true };
    const highest = { x: 0.52, y: 0.53 };
    expect(placeInPlot({ labels: [revised], marks: [highest] }, plot(240))).toHaveLength(1);
    const label = { ...revised, notBeside: [highest] };
    expect(placeInPlot({ labels: [label], marks: [highest] }, plot(240))).toEqual([]);
    // The mark in `notBeside` is far away here, so the label clearly belongs to its own point.
    const far = { ...revised, notBeside: [{ x: 0.8, y: 0.53 }] };
    expect(placeInPlot({ labels: [far] }, plot(240))).toHaveLength(1);
  });

  it('hides a label while the mark of the cursor covers it', () => {
    const other = { ...highest, x: 0.2 };
    const labels = [highest, other];
    const [, still] = placeInPlot({ labels }, plot(600));
    const read = { labels, selectedMarks: [{ x: highest.x, y: highest.y, r: 12 }] };
    expect(placeInPlot(read, plot(600))).toEqual([still]);
    // The label of the figure under the cursor moves away from the mark of the cursor.
    const own = { ...read, labels: [{ ...highest, isSelected: true }] };
    expect(placeInPlot(own, plot(600))).toHaveLength(1);
  });
});

describe('labels of the horizontal axis', () => {
  const someText = fc.constantFrom('Jan', '14 Mar', '2025', '27 Sep', 'Dec');
  const someList: fc.Arbitrary<TimeLabel[]> = fc
    .array(fc.record({ at: fraction, text: someText }), { maxLength: 30 })
    .map((labels) => labels.sort((a, b) => a.at - b.at));
  const someLabels = fc.array(someList, { maxLength: 4 });
  /** Generates the labels of ranges of any length. */
  const someRange = fc
    .tuple(
      fc.integer({ min: 10_000, max: 22_000 }),
      fc.oneof(fc.constantFrom(31, 92, 365, 1826, 9131), fc.integer({ min: 1, max: 9131 })),
      fc.constantFrom('1y' as const, '5y' as const, 'all' as const),
    )
    .map(([last, length, range]) => {
      const to = last * DAY_MS;
      return createTimeTicks({ from: to - length * DAY_MS, to, range }).labels;
    });
  const someFlag = fc.option(fc.record({ at: fraction, text: someText }), { nil: undefined });
  const placeLabels = (width: number, labels: TimeTicks['labels'], flag?: TimeLabel) =>
    placeOnAxis(labels, plot(width), { day: flag, padding: 8 });

  it('places labels on the axis without overlaps', () => {
    fc.assert(
      fc.property(fc.oneof(someLabels, someRange), someFlag, someWidth, (labels, flag, width) => {
        const placed = placeLabels(width, labels, flag);
        const [first] = placed;
        const words = placed.slice(flag ? 1 : 0);
        const extents = words.map(({ x, text }) => [x - text.length * 3, x + text.length * 3]);
        for (const [left = NaN, right = NaN] of extents) {
          expect(left).toBeGreaterThanOrEqual(-TOLERANCE);
          expect(right).toBeLessThanOrEqual(width + TOLERANCE);
        }
        if (flag) expect(first).toMatchObject({ text: flag.text, half: flag.text.length * 3 + 8 });
        if (flag && first) extents.push([first.x - first.half, first.x + first.half]);
        extents.sort(([a = 0], [b = 0]) => a - b);
        for (const [index, [left]] of extents.entries()) {
          expect(left).toBeGreaterThan(extents[index - 1]?.[1] ?? -1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('shows the first day of a pinned range unless the day under the cursor covers it', () => {
    const start = { at: 0, text: '1 Jul 2024' };
    const place = (at: number) =>
      placeOnAxis([[]], plot(300), { day: { at, text: '30 Sep' }, start, padding: 8 });
    expect(place(1).map(({ text }) => text)).toEqual(['30 Sep', '1 Jul 2024']);
    expect(place(1)[1]).toMatchObject({ x: start.text.length * 3 + 8, flag: 'start' });
    expect(place(0.1).map(({ text }) => text)).toEqual(['30 Sep']);
  });

  it('labels only every third month on a phone', () => {
    const [from, to] = [Date.parse('2024-03-14'), Date.parse('2025-03-14')];
    const { labels } = createTimeTicks({ from, to, range: '1y' });
    const listShownLabels = (width: number) =>
      placeLabels(width, labels, { at: 1, text: '14 Mar' })
        .slice(1)
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text);
    const months = 'Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan 2025,Feb'.split(',');
    expect(listShownLabels(744)).toEqual(months);
    expect(listShownLabels(298)).toEqual(['Apr', 'Jul', 'Oct', '2025']);
  });
});
