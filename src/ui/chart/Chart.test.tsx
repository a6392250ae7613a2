import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createValueScale } from '@/lib/chart/scale';
import { YAxis } from './YAxis';
import { XAxis } from './XAxis';
import { Bars } from './Bars';
import { Chart } from './Chart';
import { PlotLabels } from './PlotLabels';
import { Marks } from './Marks';
import { PlotLine } from './PlotLine';

const scale = createValueScale([95_418, 108_497]);

/** Renders a drawing in a plot of 744 by 400 px. */
const renderPlot = (drawing: ReactNode) =>
  render(<Chart size="big" tone="navy" drawing={drawing} />).container;
const createPoint = (x: number, y: number) => ({ x, y });
const getPath = (container: Element, selector: string) =>
  container.querySelector(selector)?.getAttribute('d');

describe('a plot', () => {
  it('hides the plot from screen readers', () => {
    renderPlot(<YAxis scale={scale} format={String} />);
    for (const label of ['95000', '110000']) {
      expect(screen.getByText(label).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('shows ticks before the figures have loaded', () => {
    const { container } = render(
      <Chart size="small" blank={{ ticks: 3, every: 2, isLoading: true }} />,
    );
    expect(container.querySelector('.plot')).toHaveClass('plot-waiting');
    expect(getPath(container, '.axis-ticks')).toBe('M0 0v8M1 0v4M2 0v8');
  });

  it('draws a horizontal grid line at each label and at 0', () => {
    const above = renderPlot(<YAxis scale={scale} format={String} />);
    expect(getPath(above, '.chart-grid')?.match(/M/g)).toHaveLength(scale.labels.length);
    expect(getPath(above, '.chart-grid-zero')).toBeUndefined();
    const round = renderPlot(
      <YAxis scale={createValueScale([-10, 10])} format={String} upright={[0.25]} />,
    );
    expect(getPath(round, '.chart-grid-zero')).toBe('M0 200H744');
    expect(getPath(round, '.chart-grid-fine')).toContain('M186 0V400');
  });

  it('draws lines with gaps or steps', () => {
    const before = [createPoint(0, 0), createPoint(0.5, 1)];
    const after = [createPoint(0.75, 1), createPoint(1, 0.5)];
    expect(getPath(renderPlot(<PlotLine lines={[before, after]} />), '.chart-line')).toBe(
      'M0,400L372,0M558,0L744,200',
    );
    const steps = renderPlot(<PlotLine lines={[before]} steps />);
    expect(getPath(steps, '.chart-line')).toBe('M0,400L372,400L372,0');
    expect(renderPlot(<PlotLine lines={[[]]} />).querySelector('.chart-line')).toBeNull();
  });

  it('draws bars up and down from 0', () => {
    const bar = { width: 0.05, from: 0.5 };
    const container = renderPlot(
      <Bars
        bars={[
          { ...bar, x: 0.25, to: 0.25, look: 'plain' },
          { ...bar, x: 0.75, to: 1, look: 'marked', width: 0.4 },
        ]}
      />,
    );
    const boxes = [...container.querySelectorAll('rect')].map((each) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(each.getAttribute(name))),
    );
    // The second band is 0.4 × 744 px wide, but a bar is at most 72 px wide.
    expect(boxes).toEqual([
      [expect.closeTo(167.4), 200, expect.closeTo(37.2), 100],
      [522, 0, 72, 200],
    ]);
    expect(container.querySelectorAll('[data-look="marked"]')).toHaveLength(1);
  });

  it('converts the positions of marks and labels to px', () => {
    const words = { before: 'Highest ', figure: '108,497.40', after: ', 25 Feb' };
    const container = renderPlot(
      <>
        <Marks kind="node" points={[createPoint(0.25, 0.9)]} />
        <PlotLabels labels={[{ ...createPoint(0.4, 0.5), ...words }]} />
      </>,
    );
    const mark = container.querySelector('.mark-node');
    expect(mark).toHaveAttribute('cx', '186');
    expect(Number(mark?.getAttribute('cy'))).toBeCloseTo(40);
    expect(screen.getByText('108,497.40')).toHaveClass('label-figure');
    expect(container.querySelector('.plot-label')).toHaveTextContent('Highest 108,497.40, 25 Feb');
  });
});

describe('an axis', () => {
  it('shows the unit only in the top label', () => {
    const rates = createValueScale([34.8], { zero: true });
    const container = renderPlot(
      <YAxis scale={rates} at={10} format={(value, top) => `${value}${top ? '%' : ''}`} />,
    );
    const labels = [...container.querySelectorAll('text')].map((label) => label.textContent);
    expect(labels).toEqual(['0', '10', '20', '30', '40%']);
    const pointer = container.querySelector('.axis-pointer');
    expect(pointer).toHaveAttribute('transform', 'translate(0 300)');
  });

  it('shows the day under the cursor on a flag', () => {
    const labels = [
      { at: 0.2, text: 'Apr' },
      { at: 0.97, text: 'Mar' },
    ];
    const container = renderPlot(
      <XAxis
        ticks={[0.1, 0.2]}
        long={[0.2]}
        labels={[labels]}
        flag={{ at: 1, text: '14 Mar' }}
        groups={[{ at: 0.5, text: 'Bonds, years' }]}
      />,
    );
    expect(getPath(container, '.axis-ticks')).toBe('M74.4 0v4M148.8 0v8');
    expect(screen.getByText('Apr')).toBeInTheDocument();
    expect(screen.getByText('14 Mar').parentElement).toHaveClass('axis-flag');
    expect(screen.queryByText('Mar')).toBeNull();
    expect(screen.getByText('Bonds, years')).toBeInTheDocument();
  });
});
