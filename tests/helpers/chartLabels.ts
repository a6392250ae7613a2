/** Labels of charts as a browser draws them. */
import type { Page } from '@playwright/test';

/** Returns the labels that lie on another label, a mark, a line or a bar, or that an edge cuts. */
export const labelFaults = (page: Page): Promise<string[]> =>
  page.locator('.chart:has(.y-axis)').evaluateAll((charts) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /**
     * The browser counts the paper around letters as theirs, and a line is higher than its letters,
     * px.
     */
    const HALO = 2;
    /** Edges may touch, px. */
    const ROUNDING = 1;
    const isShown = (element: Element) => element.getBoundingClientRect().width > 0;
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: left + HALO, right: right - HALO, top: top + HALO, bottom: bottom - HALO };
    };
    const overlap = (one: Box, other: Box) =>
      one.left < other.right - ROUNDING &&
      other.left < one.right - ROUNDING &&
      one.top < other.bottom - ROUNDING &&
      other.top < one.bottom - ROUNDING;
    const outside = (box: Box, frame: Box) =>
      box.left < frame.left - ROUNDING ||
      box.right > frame.right + ROUNDING ||
      box.bottom > frame.bottom + ROUNDING;
    const isOnCircle = (box: Box, circle: Element) => {
      const { left, right, top, bottom, width } = circle.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      return Math.hypot(dx, dy) < width / 2 - ROUNDING;
    };
    const isCrossedBy = (box: Box, line: SVGPathElement) => {
      const matrix = line.getScreenCTM();
      const length = line.getTotalLength();
      for (let at = 0; matrix !== null && at <= length; at += 2) {
        const { x, y } = line.getPointAtLength(at).matrixTransform(matrix);
        if (overlap(box, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })) return true;
      }
      return false;
    };

    return charts.flatMap((chart) => {
      const all = (selector: string) => [...chart.querySelectorAll(selector)].filter(isShown);
      const inPlot = all('.plot-label');
      const onAxes = all('.x-axis text, .y-axis text');
      const overPlot = all('.event b, .event em, .event-number');
      const texts = [...inPlot, ...onAxes, ...overPlot].map((element) => ({
        element,
        name: element.textContent,
        box: boxOf(element),
      }));
      const plot = chart.querySelector('.plot')?.getBoundingClientRect();
      const lines = [...chart.querySelectorAll<SVGPathElement>('.chart-line')].filter(
        // The lines of the background of a curve may be crossed.
        ({ dataset: { kind } }) => kind !== 'under' && kind !== 'month' && kind !== 'year',
      );
      return texts.flatMap(({ element, name, box }, index) => {
        const faults = texts
          .slice(index + 1)
          .filter((other) => overlap(box, other.box))
          .map((other) => `on ${other.name}`);
        if (all('circle').some((circle) => isOnCircle(box, circle))) faults.push('on a mark');
        if (all('.axis-break-strokes').some((mark) => overlap(box, boxOf(mark))))
          faults.push('on the break mark');
        if (!inPlot.includes(element)) {
          if (onAxes.includes(element) && outside(box, chart.getBoundingClientRect()))
            faults.push('outside the chart');
        } else {
          if (plot && outside(box, plot)) faults.push('outside the plot');
          if (all('.chart-bar').some((bar) => overlap(box, bar.getBoundingClientRect())))
            faults.push('on a bar');
          if (lines.some((line) => isCrossedBy(box, line))) faults.push('on a line');
        }
        return faults.map((fault) => `${name}: ${fault}`);
      });
    });
  });
