import { formatCalendarDate, formatPrice } from '@/lib/format';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { type Close, drawCloses, type Extreme } from './closes';
import type { HeroPast } from './Hero';
import './heroPast.css';

/** `2025-03-14` as `14 Mar`. */
const dayOf = (date: string) => formatCalendarDate(date).slice(0, -3);

const marksOf = (marks: readonly Extreme[], className: string) =>
  marks.map(({ kind, ago, up, close }) => (
    <span
      key={kind}
      className={classes('hero-mark', className, kind)}
      style={cssVars({ '--ago': ago, '--height': up })}
      aria-hidden="true"
    >
      {formatPrice(close.value).replace(/\.\d+$/, '')}
    </span>
  ));

/** What the hero shows of the index's closes, the oldest first; undefined for fewer than two. */
export function heroPast(closes: readonly Close[]): HeroPast | undefined {
  const drawn = drawCloses(closes);
  if (drawn === null) return undefined;
  const [highest, lowest] = drawn.summary.map(
    ({ date, value }) => `${formatPrice(value)} on ${dayOf(date)}`,
  );
  return {
    up: drawn.up,
    since: drawn.since,
    days: drawn.days.map(dayOf),
    drawing: (
      <>
        <svg className="hero-art hero-past" viewBox="0 0 1152 132" aria-hidden="true">
          <path className="hero-closes" d={drawn.line} />
          <path className="hero-risen" d={drawn.risen} />
          <path className="hero-fallen" d={drawn.fallen} />
        </svg>
        {marksOf(drawn.ofMonth, 'of-month')}
        {marksOf(drawn.ofWeeks, 'of-weeks')}
        <p className="sr-only">
          Chart: the All Share Index at each close of the last {drawn.sessions} sessions, highest{' '}
          {highest}, lowest {lowest}.
        </p>
      </>
    ),
  };
}
