import { DAILY_LIMIT } from '@/lib/change';
import type { SanityCheck } from '@/lib/sanityCheck';
import { classes } from '../classes';
import { toCssVars } from '../cssVars';
import { StaffIcon } from './StaffIcon';

interface SanityNoteProps {
  /** The id of the text. The field refers to it with `aria-describedby`. */
  id: string;
  check: SanityCheck;
  /** If true, shows the change on a scale from -10% to +10%. */
  ruler?: boolean;
  /**
   * If true, aligns the text to the right and omits the arrow. Used for changes such as '-0.03',
   * which have a sign.
   */
  bare?: boolean;
  className?: string;
  /** The Tailwind class that reserves the height of the text. The default is one line. */
  linesClassName?: string;
}

/**
 * Shows the result of a check below its field. The space is reserved, so that nothing moves. The
 * text is not a live region, because `FieldWarnings` announces warnings.
 */
export function SanityNote(props: SanityNoteProps) {
  const { id, check, ruler = false, bare = false } = props;
  const { className, linesClassName = 'min-h-[1.25em]' } = props;
  const { tone, change, message } = check;
  const warned = tone === 'warning';
  const plain = bare ? 'font-semibold tabular-nums' : 'text-muted';
  return (
    <div className={className}>
      {ruler && <Ruler change={message === '' ? null : change} />}
      <p
        id={id}
        className={classes(
          'mt-1 flex items-start gap-1 text-label leading-[1.25] wrap-anywhere',
          bare && 'justify-end text-right',
          warned ? 'font-medium text-warn-ink' : plain,
          linesClassName,
        )}
      >
        {message !== '' && <Sign warned={warned} change={bare ? null : change} />}
        {message}
      </p>
    </div>
  );
}

function Sign({ warned, change }: { warned: boolean; change: number | null }) {
  const direction = change !== null && change !== 0 ? (change > 0 ? 'up' : 'down') : null;
  const name = direction ?? (warned ? 'warning' : null);
  if (name === null) return null;
  return <StaffIcon name={name} size={16} strokeWidth={2.25} />;
}

const rulerClass = classes(
  'relative mt-1.5 block h-[calc(12px+1rem)] text-tick forced-colors:forced-color-adjust-none forced-colors:text-[GrayText]',
  'before:absolute before:inset-x-0 before:top-1.5 before:h-1.5 before:ticks',
);
const pointerClass = classes(
  'absolute top-0 left-(--at) h-3 w-0.5 -translate-x-px bg-current transition-[left] duration-200 ease-settle forced-colors:text-[Highlight]',
  'before:absolute before:-left-1 before:border-5 before:border-t-7 before:border-b-0 before:border-transparent before:border-t-current',
);
const labelClass = 'absolute top-3 text-xs text-muted forced-colors:text-[CanvasText]';

/**
 * Shows a change on a scale. Without a change, the scale has no pointer. If the change is beyond the
 * end of the scale, the pointer is red and at the end.
 */
function Ruler({ change }: { change: number | null }) {
  const share = ((change ?? 0) / DAILY_LIMIT) * 50;
  return (
    <span data-ruler className={rulerClass} aria-hidden="true">
      {change !== null && (
        <i
          className={classes(pointerClass, Math.abs(share) > 50 ? 'text-loss' : 'text-navy-900')}
          style={toCssVars({ '--at': `${Math.min(100, Math.max(0, 50 + share)).toFixed(1)}%` })}
        />
      )}
      <span className={classes(labelClass, 'left-0')}>-{DAILY_LIMIT}%</span>
      <span className={classes(labelClass, 'left-1/2 -translate-x-1/2')}>0</span>
      <span className={classes(labelClass, 'right-0')}>+{DAILY_LIMIT}%</span>
    </span>
  );
}
