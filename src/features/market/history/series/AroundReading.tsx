import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { addDays, weekdayOf } from '@/lib/days';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { figureBefore, isDaily } from '../bases';
import { capital } from '../changes';
import { nextDue } from '../due';
import { type Figure, timeOf } from '../figures';
import { historyMessages, seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { LEAST_SPAN, moveOf } from '../values';
import { toneOf } from './Reading';
import { sinceRow } from './readingRows';
import type { Shown } from './shown';
import type { Series } from './useSeries';

/** Bars of changes reach this far at least, percent: a quiet week looks quiet. */
const LEAST_BAR = 1;
/** So many days before the next figure have room on a ruler. */
const MOST_DAYS = 6;

interface PartProps {
  title: string;
  children: ReactNode;
  className?: string;
}

function Part({ title, children, className }: PartProps) {
  return (
    <div className={classes('line-t border-hair-navy pt-3.5', className)}>
      <h2 className="font-head text-sm/5 font-semibold [letter-spacing:0] text-white">{title}</h2>
      {children}
    </div>
  );
}

/** The last five changes up to the figure that is read. */
function Changes({
  content,
  shown: { all },
  at,
}: {
  content: SeriesContent;
  shown: Shown;
  at: Figure;
}) {
  const last = all.slice(0, all.indexOf(at) + 1).slice(-5);
  const moves = last.map((figure) => {
    const before = figureBefore(all, figure);
    return { figure, move: before === undefined ? null : moveOf(content, before, figure) };
  });
  const least = content.format === 'percent' ? LEAST_SPAN : LEAST_BAR;
  const span = Math.max(least, ...moves.map(({ move }) => Math.abs(move?.amount ?? 0)));
  return moves.map(({ figure: { key }, move }) => {
    const tone = toneOf(content, move?.direction ?? 'same');
    const falls = move?.direction === 'down';
    return (
      <li key={key} className="grid grid-rows-[1rem_20px_20px_1rem] justify-items-center">
        <span className="whitespace-nowrap">
          {formatShortPeriod(content.every === 'decision' ? key.slice(0, 7) : key, key)}
        </span>
        <i
          className={classes(
            'col-start-1 h-[calc(var(--part)*20px)] w-6 bg-current forced-colors:border',
            falls ? 'row-start-3 self-start' : 'row-start-2 self-end',
            tone,
          )}
          style={cssVars({ '--part': Math.abs(move?.amount ?? 0) / span })}
          aria-hidden="true"
        />
        <i
          className="col-start-1 row-start-3 w-full self-start line-t border-tick"
          aria-hidden="true"
        />
        <b className={classes('row-start-4', tone)}>
          {move?.signed.replace(' pp', '') ?? historyMessages.nothing}
        </b>
      </li>
    );
  });
}

/** The days from the newest figure to the next one, where a ruler has room for them. */
function DaysUntil({ from, to }: { from: string; to: string }) {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) days.push(day);
  if (days.length > MOST_DAYS) return null;
  return (
    <ol
      className="mt-3.5 grid auto-cols-fr grid-flow-col line-t border-tick text-center text-xs/4"
      aria-hidden="true"
    >
      {days.map((day, place) => {
        const isEnd = place === 0 || day === to;
        const mark =
          place === 0
            ? '-top-[5px] size-[9px] rounded-full bg-cyan'
            : day === to
              ? '-top-1.5 size-[11px] rounded-full border-2 border-white bg-navy-950'
              : 'top-0 h-[5px] w-px bg-tick';
        return (
          <li key={day} className="relative pt-2.5">
            <i className={classes('absolute left-1/2 -translate-x-1/2', mark)} />
            {weekdayOf(day).slice(0, 3)}
            {isEnd && ` ${Number(day.slice(8))}`}
          </li>
        );
      })}
    </ol>
  );
}

/** Where no figures come: what a reader can do meanwhile. */
function Meanwhile() {
  const [{ shown, href }] = firm.phones;
  return (
    <Part title={seriesMessages.meanwhile}>
      <p className="mt-1 text-compact/6">
        <a href={href}>{shown}</a>
        <br />
        <Link to="/markets">{seriesMessages.otherSeries}</Link>
      </p>
    </Part>
  );
}

/** What led to the figure that is read and what comes next: beside the chart, on a phone below its tools. */
export function AroundReading({ series }: { series: Series }) {
  const { content, history, shown, at, now } = series;
  const { view, figures } = history;
  const newest = figures.at(-1);
  const due = view === 'loading' ? null : nextDue(content, figures, now);
  const event = content.events.findLast(({ day }) => timeOf(day) <= (at?.at ?? now.getTime()));
  const since = shown && at && sinceRow(content, shown, at);
  return (
    <section
      className="navy-ground flex min-w-0 flex-col gap-4 pb-4 pl-6 [grid-area:2/4] max-desk:pl-2 max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] max-lg:gap-x-12 max-lg:px-gutter max-lg:py-6 max-lg:[grid-area:6/1/7/4]"
      aria-label={seriesMessages.around}
      aria-busy={view === 'loading'}
    >
      {view === 'failed' || view === 'empty' ? (
        <Meanwhile />
      ) : (
        <Part title={seriesMessages.lastFive(content)} className="md:row-span-2">
          <ul className="mt-2 grid min-h-[calc(2rem+40px)] grid-cols-5 gap-1 text-xs/4">
            {shown && at && <Changes content={content} shown={shown} at={at} />}
          </ul>
          <dl className="reading-rows mt-2 text-compact/6">
            {since && (
              <div>
                <dt>{since.name}</dt>
                <dd>{since.value}</dd>
              </div>
            )}
          </dl>
        </Part>
      )}
      {content.events.length > 0 && (
        <Part title={seriesMessages.lastEvent}>
          <p className="mt-1 min-h-11 text-compact/[1.375rem]">
            {event === undefined ? (
              historyMessages.nothing
            ) : (
              <>
                <b className="text-white">{formatShortPeriod(event.day)}</b> {event.words}
              </>
            )}
          </p>
        </Part>
      )}
      <Part title={historyMessages.nextFigure} className="lg:mt-auto">
        {isDaily(content) && (
          <div className="min-h-10">
            {newest && due?.day && <DaysUntil from={newest.key} to={due.day} />}
          </div>
        )}
        <p className="mt-1 min-h-11 text-compact/[1.375rem]">
          {due !== null && (
            <>
              <b className="text-white">{capital(due.when)}</b>
              {due.words.slice(due.when.length)}
            </>
          )}
        </p>
      </Part>
    </section>
  );
}
