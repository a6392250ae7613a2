import { classes } from '@/ui/classes';

/**
 * A horizontal bar that starts in the middle. It points to the right for a rise and to the left for
 * a fall. `span` is the change in percent at which the bar has its full length.
 */
export function ChangeBar({ change, span }: { change: number; span: number }) {
  const part = Math.min(1, Math.abs(change) / span) * 50;
  return (
    <svg className="h-6 w-full" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <path className="stroke-tick" vectorEffect="non-scaling-stroke" d="M50 0V24" />
      <rect
        className={classes(
          'forced-colors:fill-[CanvasText]',
          change < 0 ? 'fill-loss' : 'fill-gain',
        )}
        x={change < 0 ? 50 - part : 50}
        y="8"
        width={part}
        height="8"
      />
    </svg>
  );
}
