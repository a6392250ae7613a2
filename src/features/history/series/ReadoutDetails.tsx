import { memo, type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { firm } from '@/content/firm';
import { addDays, getWeekday } from '@/lib/days';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { hasTenures } from '@/figures/history';
import { isDaily, isGap, listRateChanges } from '../rangeFigures';
import { findPreviousFigure } from '../comparisons';
import { capitalize } from '../moves';
import { findNextDue } from '../due';
import { historyMessages, pinMessages, seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { isPinned } from '../ranges';
import { getFigureMove } from '../values';
import { getToneClass } from './toneOf';
import { createSinceRow, findRecentRevision } from './readoutRows';
import { Basis } from './Basis';
import { LastRevision } from './LastRevision';
import { Meetings } from './Meetings';
import { TenorCurve } from './TenorCurve';
import type { Series } from './useSeries';
import './ReadoutDetails.css';

/** The ruler has room for at most this many days. */
const MAX_DAYS = 6;

function listDaysBetween(from: string, to: string): string[] {
  const days = Array.from({ length: MAX_DAYS }, (_, after) => addDays(from, after));
  return days.slice(0, days.indexOf(to) + 1);
}

interface PartProps {
  /**
   * The heading, or undefined while this section is empty. An empty section keeps its height, so
   * that the sections below do not move later.
   */
  title: string | undefined;
  className?: string;
  /** True if the newsletter pop-up must not cover this section. */
  keepClear?: boolean;
  children: ReactNode;
}

function Part({ title, className, keepClear, children }: PartProps) {
  const line = title === undefined ? 'border-transparent' : 'border-hair-navy';
  return (
    <div className={classes('line-t', line, className)} data-keep-clear={keepClear}>
      {title !== undefined && (
        <h2 className="font-head text-sm/5 font-semibold [letter-spacing:0] text-white">{title}</h2>
      )}
      {children}
    </div>
  );
}

/**
 * Shortens a change for a narrow column: '-0.25 pp' becomes '-0.25', 'up less than 0.01%' becomes
 * '+<0.01%'.
 */
function formatColumnMove(signed: string): string {
  return signed.replace(' pp', '').replace('up less than ', '+<').replace('down less than ', '-<');
}

type ChangesProps = Pick<Series, 'content' | 'shownRange' | 'selected'>;

/** Shows the five latest changes up to the selected figure. */
const Changes = memo(function Changes({ content, shownRange, selected }: ChangesProps) {
  if (shownRange === null || selected === undefined) return null;
  const { all } = shownRange;
  const upToSelected = all.slice(0, all.indexOf(selected) + 1);
  const isDecision = content.every === 'decision';
  const moves = (isDecision ? listRateChanges(upToSelected) : upToSelected)
    .slice(-5)
    .map((figure) => {
      const before = findPreviousFigure(all, figure);
      const move = getFigureMove(content, before, figure);
      // The heading says that each change is from the previous session or period. If figures are
      // missing, the change is from an older figure, so its date is added for screen readers.
      const isAcross = move !== null && before && isGap(content, false, before, figure);
      const from = isAcross ? formatShortPeriod(before.key, figure.key) : null;
      return { key: figure.key, move, from, direction: move?.direction ?? 'same' };
    });
  const [oldest] = all;
  if (moves.length === 0 && oldest !== undefined)
    return <p>{seriesMessages.noChangeSince(formatShortPeriod(oldest.key))}</p>;
  // Bars are drawn on a scale of at least 1%, or half a point for rates, so that small changes look
  // small.
  const minSpan = content.format === 'percent' ? 0.5 : 1;
  const span = Math.max(minSpan, ...moves.map(({ move }) => Math.abs(move?.amount ?? 0)));
  return (
    <ul
      className="mt-2 grid text-xs/4"
      aria-label={seriesMessages.changeFrom(content.terms.one, false)}
    >
      {moves.map(({ key, move, from, direction }) => (
        <li key={key} className="grid">
          <span className="whitespace-nowrap">
            {isDecision ? formatShortPeriod(key.slice(0, 7)) : formatShortPeriod(key, key)}
          </span>
          <i
            className={getToneClass(content, direction)}
            data-move={direction}
            style={toCssVars({ '--part': Math.abs(move?.amount ?? 0) / span })}
          />
          <i className="w-full self-start line-t border-tick" />
          <b className={getToneClass(content, direction)}>
            <span translate="no">
              {move === null ? historyMessages.nothing : formatColumnMove(move.signed)}
            </span>
            {from !== null && <span className="sr-only">{` ${seriesMessages.from(from)}`}</span>}
          </b>
        </li>
      ))}
    </ul>
  );
});

/** Shows the change from the start of the range to the selected figure. */
function ChangeSinceStart({ content, shownRange, selected }: ChangesProps) {
  if (shownRange === null || selected === undefined) return null;
  const { name, value } = createSinceRow(content, shownRange, selected);
  return (
    <dl className="reading-rows mt-2">
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}

/**
 * Shows the latest changes or the curve of all tenors, the date of the next figure and the last
 * event. They are beside the chart, or on a phone below the tools.
 */
export function ReadoutDetails({ series }: { series: Series }) {
  const { content, history, now } = series;
  // Deferred, so that React first renders the readout of the selected figure.
  const [shownRange, selected] = [
    useDeferredValue(series.shownRange),
    useDeferredValue(series.selected),
  ];
  const { view, figures } = history;
  const [{ shown: phone, href }] = firm.phones;
  const newest = figures.at(-1);
  const due = view === 'loading' ? null : findNextDue(content, figures, now);
  const isRateList = hasTenures(content.id);
  const title = isRateList ? seriesMessages.allTenures : seriesMessages.lastFive(content);
  const pinned = isPinned(series.address.range);
  const hasNoFigures = view === 'failed' || view === 'empty';
  const events = useDeferredValue(series.hasAllEvents ? series.chart?.events : undefined);
  const rebasing = content.breaks.at(-1);
  const revision = findRecentRevision(content, history);
  const event = selected && events?.findLast((each) => each.day <= selected.key);
  return (
    <section
      className="around-reading navy-ground min-w-0"
      aria-label={seriesMessages.readoutDetails}
      aria-busy={view === 'loading'}
    >
      <Part title={hasNoFigures ? seriesMessages.askUs : title}>
        <div>
          {hasNoFigures ? (
            <p>
              <a href={href}>{phone}</a> · <Link to="/markets">{seriesMessages.otherSeries}</Link>
            </p>
          ) : (
            <>
              {isRateList ? (
                <TenorCurve {...{ content, history, selected, now }} />
              ) : (
                <Changes {...{ content, shownRange, selected }} />
              )}
              <ChangeSinceStart {...{ content, shownRange, selected }} />
            </>
          )}
        </div>
      </Part>
      {content.every === 'decision' && (
        <Part
          className="around-meetings"
          title={selected && seriesMessages.meetingsOf(selected.key.slice(0, 4))}
        >
          {selected && <Meetings {...{ content, figures, selected, now }} />}
        </Part>
      )}
      {rebasing !== undefined && (
        <Part
          className="around-basis"
          title={selected && (revision === null ? rebasing.basis : seriesMessages.lastRevision)}
        >
          {selected &&
            (revision === null ? (
              <Basis {...{ content, rebasing, figures }} />
            ) : (
              <LastRevision {...revision} />
            ))}
        </Part>
      )}
      <Part
        className="around-next"
        keepClear
        title={pinned ? pinMessages.pinned : historyMessages.nextFigure}
      >
        {isDaily(content) && !pinned && (
          <ol className="grid text-center text-xs/4" aria-hidden="true">
            {(newest && due?.day ? listDaysBetween(newest.key, due.day) : []).map((each) => (
              <li key={each} className="relative line-t border-tick">
                <i />
                <span>{`${getWeekday(each).slice(0, 3)} ${Number(each.slice(8))}`}</span>
              </li>
            ))}
          </ol>
        )}
        <p>
          {pinned && <span>{pinMessages.staysForever}</span>}
          {!pinned && due !== null && (
            <>
              <b>{capitalize(due.when)}</b>
              <span>{due.text.slice(due.when.length)}</span>
            </>
          )}
        </p>
      </Part>
      <Part className="around-event" title={event && seriesMessages.lastEvent}>
        <p>
          {event && (
            <>
              <b>{formatShortPeriod(event.day)}</b>
              <span>{` ${event.label}`}</span>
            </>
          )}
        </p>
      </Part>
    </section>
  );
}
