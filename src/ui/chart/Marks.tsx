import { linkColour, MARK_LOOKS, type MarksProps, paperColour } from './markLooks';
import { usePlot } from './usePlot';

export function Marks({ kind, points }: MarksProps) {
  const { px } = usePlot();
  const { around, ...own } = { around: null, ...MARK_LOOKS[kind] };
  return points.map((point, index) => {
    const { x: cx, y: cy } = px(point);
    const attributes = { cx, cy, fill: paperColour, stroke: linkColour, strokeWidth: 2, ...own };
    return (
      <g key={index}>
        {around && <circle cx={cx} cy={cy} {...around} />}
        <circle className={`mark-${kind}`} {...attributes} />
      </g>
    );
  });
}
