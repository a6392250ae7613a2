import { getBreakMark } from './breakMark';
import { usePlot } from './usePlot';

const SLANTED = { gap: 'M3 14L25 6V11L3 19Z', strokes: 'M3 14L25 6M3 19L25 11' };
const ZIGZAG = { gap: 'M13 0H24V24H13Z', strokes: 'M14 0V5l8 3.5-16 7 8 3.5V24' };

/**
 * The centre of `SLANTED` and of `ZIGZAG`. Labels keep a distance of `RADIUS` (in `breakMark.ts`)
 * from this point.
 */
const MIDDLE = { x: 14, y: 12 };

/**
 * Marks a vertical axis that does not begin at 0. A big chart has two slanted strokes, and smaller
 * charts have a zigzag.
 */
export function AxisBreak() {
  const plot = usePlot();
  const { gap, strokes } = plot.size === 'big' ? SLANTED : ZIGZAG;
  const { x, y } = plot.px(getBreakMark(plot));
  return (
    <g
      className="axis-break"
      data-size={plot.size}
      transform={`translate(${x - MIDDLE.x} ${y - MIDDLE.y})`}
    >
      <path className="axis-break-gap" d={gap} />
      <path className="axis-break-strokes" d={strokes} />
    </g>
  );
}
