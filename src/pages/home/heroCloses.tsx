import type { DatedClose } from '@/figures/recent';
import { formatCalendarDate, formatPrice, formatWhole } from '@/lib/format';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { drawCloses, type Extreme } from './drawCloses';
import type { HeroCloses } from './Hero';
import './heroCloses.css';

/** Formats `2025-03-14` as `14 Mar`. */
const formatDay = (date: string) => formatCalendarDate(date).slice(0, -3);

/**
 * The key contains the position of the mark. A mark that moves gets a new element, and a new
 * element does not count as a layout shift.
 */
const renderMarks = (marks: readonly Extreme[]) =>
  marks.map(({ kind, ago, until, height, close }) => (
    <span
      key={`${kind} ${ago} ${height}`}
      className={classes('hero-mark', kind)}
      style={toCssVars({ '--ago': ago, '--until': until, '--height': height })}
      aria-hidden="true"
    >
      {formatWhole(close.value)}
    </span>
  ));

/**
 * The largest relative error of a previous close that is calculated from a change with two
 * decimals.
 */
const RELATIVE_TOLERANCE = 1e-4;

/**
 * Returns the hero's chart of the closes, oldest first; null for fewer than two.
 * @param change the change of the index, in per cent. The day of the previous close is named only
 * if the change is from that close.
 */
export function createHeroCloses(closes: readonly DatedClose[], change: number): HeroCloses | null {
  const drawn = drawCloses(closes);
  if (drawn === null) return null;
  const { newest, before } = drawn;
  const measuredFrom = newest.value / (1 + change / 100);
  const isSince = Math.abs(measuredFrom - before.value) <= newest.value * RELATIVE_TOLERANCE;
  const [highest, lowest] = drawn.summary.map(
    ({ date, value }) => `${formatPrice(value)} on ${formatDay(date)}`,
  );
  return {
    newestHeight: drawn.newestHeight,
    since: isSince ? before.date : null,
    days: drawn.days.map(formatDay),
    drawing: (
      <>
        <svg className="hero-history absolute max-w-none" viewBox="0 0 1152 132" aria-hidden="true">
          <path className="hero-closes" d={drawn.line} />
          <path className="hero-risen" d={drawn.risen} />
          <path className="hero-fallen" d={drawn.fallen} />
        </svg>
        {renderMarks(drawn.marks)}
        <p className="sr-only">
          {`Chart: the All Share Index at each close of the last ${drawn.sessions} sessions, highest ${highest}, lowest ${lowest}.`}
        </p>
      </>
    ),
  };
}
