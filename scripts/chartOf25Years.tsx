import { renderToString } from 'react-dom/server';
import { holidays } from '@/content/holidays';
import { isTradingDay } from '@/lib/days';
import { isHole } from '@/features/market/history/bases';
import { extremesOf, linePath, type TimedValue } from '@/lib/chart/paths';
import { placeInPlot, PLOT_HEIGHTS } from '@/lib/chart/plotLabels';
import { linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { Chart } from '@/ui/chart/Chart';
import { DayInput } from '@/ui/chart/DayInput';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Mark } from '@/ui/chart/Mark';
import { GridLines, PlotLine, Plot, PlotLabels } from '@/ui/chart/Plot';

const DAY_MS = 86_400_000;
const FROM = Date.parse('2000-01-03');
const TO = Date.parse('2024-12-31');

interface Daily extends TimedValue {
  key: string;
}

/** Returns a close for each session of 25 years, up and down as an index goes. */
export function dailyFigures(): Daily[] {
  const figures: Daily[] = [];
  let seed = 1;
  let value = 5_000;
  for (let at = FROM; at <= TO; at += DAY_MS) {
    const key = new Date(at).toISOString().slice(0, 10);
    if (!isTradingDay(key, holidays)) continue;
    seed = (seed * 16_807) % 2_147_483_647;
    value *= 1 + (seed / 2_147_483_647 - 0.497) * 0.03;
    figures.push({ key, at, value });
  }
  return figures;
}

/** Returns all that a chart of them needs, from the figures to the markup. */
export function drawnChart(figures: readonly Daily[]): string {
  const x = linear(FROM, TO);
  const scale = valueScale(figures.map(({ value }) => value));
  const y = linear(scale.low, scale.high);
  const { segments } = linePath(figures, {
    x,
    y,
    isHole: isHole({ id: 'asi', every: 'session' }, false),
  });
  const line = figures.map(({ at, value }) => ({ x: x(at), y: y(value) }));
  const ends = Object.entries(extremesOf(figures) ?? {}).map(([before, { at, value }]) => ({
    x: x(at),
    y: y(value),
    before,
    figure: value.toFixed(2),
  }));
  const last = line.length - 1;
  const node = line[last] ?? { x: 1, y: 1 };
  return renderToString(
    <Chart size="big">
      <Plot
        drawing={
          <>
            <GridLines scale={scale} fine />
            {segments.map(({ d }) => (
              <PlotLine key={d} d={d} />
            ))}
          </>
        }
      >
        <PlotLabels
          labels={placeInPlot(ends, { heights: PLOT_HEIGHTS.big, marks: [...ends, node], line })}
        />
        <Mark kind="node" {...node} />
      </Plot>
      <YAxis scale={scale} format={String} tone="navy" />
      <XAxis {...timeTicks({ from: FROM, to: TO, range: 'all' })} />
      <DayInput
        label="Day to read"
        stops={figures.map(({ at }) => ({ at, x: x(at) }))}
        value={last}
        valueText=""
        onChange={() => undefined}
        onPreview={() => undefined}
      />
    </Chart>,
  );
}
