import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TIERS } from '@/lib/chart/placement';
import { placeInPlot, PLOT_HEIGHTS } from '@/lib/chart/plotLabels';
import { valueScale } from '@/lib/chart/scale';
import { Chart } from './Chart';
import { XAxis, YAxis } from './Axes';
import { Mark } from './Mark';
import { Bars, GridLines, PlotLine, Plot, PlotLabels } from './Plot';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const scale = valueScale([95_418, 108_497]);
const path = (container: HTMLElement, selector: string) =>
  container.querySelector(selector)?.getAttribute('d');

describe('the plot', () => {
  it('is for the eye alone', () => {
    render(
      <Chart size="big">
        <Plot drawing={<GridLines scale={scale} />} />
        <YAxis scale={scale} format={String} />
      </Chart>,
    );
    for (const label of ['95000', '110000']) {
      expect(screen.getByText(label).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('has a line across at each label, and at 0 where values go below it', () => {
    const { container, rerender } = render(<Plot drawing={<GridLines scale={scale} />} />);
    expect(path(container, '.chart-grid')?.match(/M/g)).toHaveLength(scale.labels.length);
    expect(path(container, '.chart-grid-zero')).toBeUndefined();
    const round = valueScale([-10, 10]);
    rerender(<Plot drawing={<GridLines scale={round} fine times={[0.25]} />} />);
    expect(path(container, '.chart-grid-zero')).toBe('M0 500H1000');
    const [, upright] = container.querySelectorAll('.chart-grid-fine');
    expect(upright).toHaveAttribute('d', 'M250 0V1000');
  });

  it('draws no line of nothing, and sets the last bar off', () => {
    const bar = { y: 0, width: 1, height: 1 };
    const bars = [1, 2].map((x) => ({ ...bar, x }));
    const { container, rerender } = render(<Plot drawing={<PlotLine d="" />} />);
    expect(container.querySelector('.chart-line')).toBeNull();
    rerender(<Plot drawing={<Bars bars={bars} />} />);
    expect(container.querySelectorAll('.chart-bar')).toHaveLength(2);
    expect(container.querySelector('.bar-latest')).toHaveAttribute('x', '2');
  });

  it('puts marks at fractions, upwards', () => {
    const { container } = render(<Mark kind="node" x={0.25} y={0.9} />);
    expect(container.firstElementChild).toHaveStyle({ left: '25%', top: '10%' });
  });

  it('shows a label with its figure set off, and what may go from a width on', () => {
    const words = { before: 'Highest ', figure: '108,497.40', after: ', 25 Feb' };
    const placed = placeInPlot([{ x: 0.5, y: 0.5, ...words }], { heights: PLOT_HEIGHTS.big });
    render(<PlotLabels labels={placed} />);
    expect(screen.getByText('108,497.40').tagName).toBe('B');
    expect(screen.getByText(', 25 Feb')).toHaveAttribute('data-from', String(placed[0]?.afterFrom));
  });
});

describe('the rulers', () => {
  it('stands without figures too', () => {
    const { container } = render(<YAxis scale={null} format={String} tone="navy" />);
    expect(container.firstElementChild).toBeEmptyDOMElement();
    expect(container.firstElementChild).toHaveClass('ruler-navy');
  });

  it('has the unit at the top label alone, and a pointer', () => {
    const rates = valueScale([34.8], { zero: true });
    const { container } = render(
      <YAxis scale={rates} at={10} format={(value, top) => `${value}${top ? '%' : ''}`} />,
    );
    const labels = [...container.querySelectorAll('span')].map((label) => label.textContent);
    expect(labels).toEqual(['0', '10', '20', '30', '40%']);
    expect(container.querySelector('.ruler-pointer')).toHaveStyle({ '--at': '75%' });
  });

  it('names days, the one that is read on a flag', () => {
    const labels = [
      { at: 0.2, text: 'Apr', rank: 0 as const },
      { at: 0.97, text: 'Mar', rank: 0 as const },
    ];
    render(
      <XAxis
        ticks={[]}
        labels={labels}
        flag={{ at: 1, text: '14 Mar' }}
        groups={[{ at: 0.5, text: 'Bonds, years' }]}
      />,
    );
    expect(screen.getByText('Apr')).toHaveAttribute('data-from');
    expect(screen.getByText('14 Mar')).toHaveClass('ruler-flag');
    expect(screen.queryByText('Mar')).toBeNull();
    expect(screen.getByText('Bonds, years')).toHaveClass('ruler-group');
  });
});

describe('the style sheets', () => {
  it('hide a label below each width that one may ask for', () => {
    const rules = sheet('tiers.css').matchAll(/width < (\d+)em\) \{\s*\[data-from='(\d+)'\]/g);
    expect([...rules].map(([, ...widths]) => widths.map(Number))).toEqual(
      TIERS.map((tier) => [tier, tier]),
    );
  });

  it('give plots the heights that labels are placed for', () => {
    const heights = [...sheet('chart.css').matchAll(/--plot-height: ([\d.]+)rem/g)].map(
      ([, rem]) => Number(rem) / 0.75,
    );
    const known = Object.values(PLOT_HEIGHTS).flat();
    for (const height of heights) expect(known).toContainEqual(expect.closeTo(height));
  });
});
