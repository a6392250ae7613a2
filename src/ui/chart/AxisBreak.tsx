import { usePlot } from './usePlot';

const SLANTED = { gap: 'M3 14L25 6V11L3 19Z', strokes: 'M3 14L25 6M3 19L25 11' };
const ZIGZAG = { gap: 'M13 0H24V24H13Z', strokes: 'M14 0V5l8 3.5-16 7 8 3.5V24' };

/** Marks the foot of a vertical axis that does not begin at 0: two slanted strokes, on a small chart a zigzag. */
export function AxisBreak() {
  const { width, height, size } = usePlot();
  const { gap, strokes } = size === 'big' ? SLANTED : ZIGZAG;
  return (
    <g
      className="axis-break"
      data-size={size}
      transform={`translate(${width - 14} ${height - 28})`}
    >
      <path className="axis-break-gap" d={gap} />
      <path className="axis-break-strokes" d={strokes} />
    </g>
  );
}
