import { Fragment, type ReactNode } from 'react';
import { hero } from '@/content/home';
import { HeroFigure } from '@/features/market/HeroFigure';
import { toFigureAttribute } from '@/features/market/figureAttributes';
import { toCssVars } from '@/ui/cssVars';
import { LinkButton } from '@/ui/LinkButton';
import './Hero.css';

/** The part of the hero's chart left of Today. It is drawn when the closes are loaded. */
export interface HeroCloses {
  /** The height of the newest close above the bottom of the chart, in px. */
  newestHeight: number;
  /** The day of the close before the newest close; null if the change is not from that close. */
  since: string | null;
  /** The days under the ticks left of Today, oldest first. */
  days: readonly string[];
  drawing: ReactNode;
}

/** The labels of the axis left of Today, in sessions. The part right of Today has no scale. */
const LABELS_BEFORE_TODAY = ['-30', '-24', '-18', '-12', '-6'];

/**
 * The line of the illustration. It ends at half height, where the node is until a close is loaded.
 */
const LINE =
  'M0 104l48-8 48 12 48-18 48 4 48-22 48 12 48-24 48 6 48-26 48 12 48-18 48 10 48-20 48 14 48-8 48 20 48-8 48 22 48-6 48 20 48-8 48 14 48-10 48-8';

/** The hero shows this if there are no closes. Its caption says that it is an illustration. */
const illustration = (
  <>
    <svg
      className="hero-history hero-line absolute max-w-none"
      viewBox="0 0 1152 132"
      aria-hidden="true"
    >
      <path d={LINE} />
    </svg>
    <p className="hero-line-note note absolute bottom-[44px] left-(--column)">{hero.lineNote}</p>
  </>
);

interface HeroProps {
  /** Null if there are no closes to draw; undefined until they are loaded. */
  past?: HeroCloses | null | undefined;
  /**
   * The label for the day of the index, as in the Today strip. The start-up script inserts the
   * label before React runs.
   */
  day?: string | undefined;
}

/**
 * Renders the hero: paper on the left, navy on the right. The headline extends across both parts
 * and changes its colour at the border.
 */
export function Hero({ past, day = 'Today' }: HeroProps) {
  return (
    <section
      className="hero"
      aria-labelledby="hero-title"
      style={past ? toCssVars({ '--up': past.newestHeight }) : undefined}
    >
      <div className="hero-panel" />
      <div className="absolute top-0 right-0 bottom-[40px] left-(--today) -z-1 overflow-hidden">
        <img
          className="hero-next absolute left-0 w-full max-w-none object-cover object-left"
          src="/images/hero-next.svg"
          alt=""
          width="1200"
          height="1040"
        />
      </div>
      <h1 id="hero-title">
        {hero.lines.map(([start, end]) => (
          <Fragment key={start}>
            <span className="block print:inline">
              {start}
              {end !== undefined && (
                <>
                  {' '}
                  <span className="max-md:block print:inline">{end}</span>
                </>
              )}
            </span>{' '}
          </Fragment>
        ))}
      </h1>
      <div className="hero-words [&>a]:mt-4 md:[&>a]:mt-6 max-md:[&_a>span]:px-4">
        <p className="text-base/[1.6] text-ink md:text-lead/[1.6] desk:text-[1.75rem]/9">
          {hero.lead}
        </p>
        <LinkButton {...hero.link} />
      </div>
      <HeroFigure since={past === undefined ? undefined : (past?.since ?? null)} />
      {past === null ? illustration : past?.drawing}
      <i className="hero-today" />
      <i className="hero-node" />
      <div className="hero-axis" aria-hidden="true">
        {(past?.days ?? LABELS_BEFORE_TODAY).map((label, index) => (
          // The key contains the position of the label. A label that moves gets a new element, and
          // a new element does not count as a layout shift.
          <b key={`${index} ${label}`} data-keep-clear>
            {label}
          </b>
        ))}
        <b key={`newest ${day}`} data-keep-clear {...toFigureAttribute('hero.day')}>
          {day}
        </b>
      </div>
      <p
        className="note picture-note top-4 right-1 max-w-[calc(34%-8px)] text-right text-[min(0.75rem,3.6vw)]/[1.5] text-balance text-on-navy-2 md:top-2 md:right-(--column) md:max-w-none md:text-xs/4 md:text-pretty"
        data-keep-clear
      >
        {hero.caption}
      </p>
    </section>
  );
}
