import { formatSigned } from '@/lib/format';
import { Icon } from '@/ui/Icon';

interface SkeletonProps {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
}

/** Stands for a text that is being loaded. `beforeFirstPaint.ts` may have put that of the last visit there. */
export function Skeleton({ width }: SkeletonProps) {
  return (
    <span
      className={`skeleton inline-block max-w-full ${width}`}
      aria-hidden="true"
      suppressHydrationWarning
    >
      &nbsp;
    </span>
  );
}

/** Returns a change of so many percent, of two decimals, with its arrow. */
export function ChangePercent({ percent }: { percent: number }) {
  const rising = percent >= 0;
  return (
    <span className={rising ? 'rising' : 'falling'}>
      <Icon name={rising ? 'up' : 'down'} size={16} strokeWidth={2.25} />
      {formatSigned(percent)}%
    </span>
  );
}
