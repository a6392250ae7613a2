import { Chart } from '@/ui/chart/Chart';
import { LyingRuler } from '@/ui/chart/LyingRuler';
import { Plot } from '@/ui/chart/Plot';
import type { ChartSize } from '@/ui/chart/sizes';
import { UprightRuler } from '@/ui/chart/UprightRuler';

interface WaitingChartProps {
  size: Exclude<ChartSize, 'big'>;
  tone?: 'navy' | 'cyan';
  className?: string;
  /** Of the lying ruler. */
  ticks: number;
  waits: boolean;
}

/** The rulers of a chart that has nothing to draw, yet or at all: in the place and height of the chart. */
export function WaitingChart({ size, tone, className, ticks, waits }: WaitingChartProps) {
  const blank = Array.from({ length: ticks }, (_, index) => ({
    at: index / (ticks - 1),
    long: index % 4 === 0,
  }));
  return (
    <Chart size={size} className={className}>
      <Plot {...(waits && { className: 'plot-waiting' })} />
      <UprightRuler scale={null} format={String} {...(tone && { tone })} />
      <LyingRuler ticks={blank} labels={[]} />
    </Chart>
  );
}
