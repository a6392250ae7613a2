import type { Tick } from '@/lib/chart/scale';

const SHORT = 4;
const LONG = 8;
const inBox = (fraction: number) => Math.round(fraction * 10_000) / 10;

/** The ticks of a ruler, one path; from the left, or from the bottom up. */
export function RulerTicks({
  ticks,
  upright = false,
}: {
  ticks: readonly Tick[];
  upright?: boolean;
}) {
  const mark = ({ at, long }: Tick) => {
    const length = long ? LONG : SHORT;
    return upright ? `M0 ${inBox(1 - at)}h${length}` : `M${inBox(at)} 0v${length}`;
  };
  return (
    <svg
      className="ruler-ticks"
      viewBox={upright ? `0 0 ${LONG} 1000` : `0 0 1000 ${LONG}`}
      preserveAspectRatio="none"
    >
      <path d={ticks.map(mark).join('')} />
    </svg>
  );
}
