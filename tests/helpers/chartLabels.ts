import type { Page } from '@playwright/test';

/**
 * Describes each chart label that overlaps another element of its chart or extends beyond the
 * chart.
 */
export const findLabelFaults = (page: Page): Promise<string[]> =>
  page.locator('.chart:has(.y-axis)').evaluateAll((charts) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    // The box of a label is larger than its letters: it includes an outline and the line height.
    const LABEL_INSET_PX = 2;
    // Overlaps of up to one pixel are allowed.
    const TOLERANCE_PX = 1;
    const isShown = (element: Element) => element.getBoundingClientRect().width > 0;
    const toBox = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: left + LABEL_INSET_PX,
        right: right - LABEL_INSET_PX,
        top: top + LABEL_INSET_PX,
        bottom: bottom - LABEL_INSET_PX,
      };
    };
    const isOverlapping = (one: Box, other: Box) =>
      one.left < other.right - TOLERANCE_PX &&
      other.left < one.right - TOLERANCE_PX &&
      one.top < other.bottom - TOLERANCE_PX &&
      other.top < one.bottom - TOLERANCE_PX;
    const isOutside = (box: Box, frame: Box) =>
      box.left < frame.left - TOLERANCE_PX ||
      box.right > frame.right + TOLERANCE_PX ||
      box.bottom > frame.bottom + TOLERANCE_PX;
    const isOnCircle = (box: Box, circle: Element) => {
      const { left, right, top, bottom, width } = circle.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      return Math.hypot(dx, dy) < width / 2 - TOLERANCE_PX;
    };
    const isCrossedBy = (box: Box, line: SVGPathElement) => {
      const matrix = line.getScreenCTM();
      const length = line.getTotalLength();
      for (let distance = 0; matrix !== null && distance <= length; distance += 2) {
        const { x, y } = line.getPointAtLength(distance).matrixTransform(matrix);
        if (isOverlapping(box, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }))
          return true;
      }
      return false;
    };

    return charts.flatMap((chart) => {
      const findVisible = (selector: string) =>
        [...chart.querySelectorAll(selector)].filter(isShown);
      const plotLabels = findVisible('.plot-label');
      const axisLabels = findVisible('.x-axis text, .y-axis text');
      const eventLabels = findVisible('.event b, .event em, .event-number');
      const labels = [...plotLabels, ...axisLabels, ...eventLabels].map((element) => ({
        element,
        name: element.textContent,
        box: toBox(element),
      }));
      const plot = chart.querySelector('.plot')?.getBoundingClientRect();
      const lines = [...chart.querySelectorAll<SVGPathElement>('.chart-line')].filter(
        // Labels may cover the curves of a month or a year ago, which are in the background.
        ({ dataset: { kind } }) => kind !== 'under' && kind !== 'month' && kind !== 'year',
      );
      return labels.flatMap(({ element, name, box }, index) => {
        const faults = labels
          .slice(index + 1)
          .filter((other) => isOverlapping(box, other.box))
          .map((other) => `on ${other.name}`);
        if (findVisible('circle').some((circle) => isOnCircle(box, circle)))
          faults.push('on a mark');
        if (findVisible('.axis-break-strokes').some((mark) => isOverlapping(box, toBox(mark))))
          faults.push('on the break mark');
        if (!plotLabels.includes(element)) {
          if (axisLabels.includes(element) && isOutside(box, chart.getBoundingClientRect()))
            faults.push('outside the chart');
        } else {
          if (plot && isOutside(box, plot)) faults.push('outside the plot');
          if (
            findVisible('.chart-bar').some((bar) => isOverlapping(box, bar.getBoundingClientRect()))
          )
            faults.push('on a bar');
          if (lines.some((line) => isCrossedBy(box, line))) faults.push('on a line');
        }
        return faults.map((fault) => `${name}: ${fault}`);
      });
    });
  });
