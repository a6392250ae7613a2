import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { AddressNotices } from '@/ui/AddressNotices';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { Scale } from '@/ui/Scale';
import { formatComparedName } from '../moves';
import { formatWhen } from '../extremes';
import { type Figure, toTimestamp } from '../figures';
import type { SeriesPair } from '../compared/commonDays';
import { formatIndexValue } from '../compared/describeComparison';
import type { RebasedDay } from '../compared/rebasedRange';
import { YEAR_EARLIER } from '../compared/comparisonChoice';
import { compareMessages, historyMessages, seriesMessages } from '../messages';
import { formatFullPeriod, formatPeriodDate } from '../periods';
import { Period } from '../Period';
import { formatValue } from '../values';
import { FigureChange } from './FigureChange';
import type { HomeDisagreement } from './useHomeDisagreement';
import { findNote, createYearRows } from './readoutRows';
import type { ShownRange } from './shownRange';
import type { Series } from './useSeries';
import './FigureReadout.css';

/** The tenor beside a rate is in small type, about as wide as 4 characters of the rate. */
const TENURE_CHARS = 4;

/** The lines of the readout panel. An empty line keeps its height. */
interface PanelLines {
  day: ReactNode;
  value: ReactNode;
  chars?: number;
  change?: ReactNode;
  rows: ReactNode;
}

const SkeletonBar = ({ width }: { width: `w-[${number}em]` }) => (
  <span className={classes('skeleton reading-bar', width)} aria-hidden="true" />
);

const emptyRange = <div className="reading-range" />;

const skeletonLines: PanelLines = {
  day: (
    <>
      <SkeletonBar width="w-[11em]" />
      <span className="sr-only loading-text">{historyMessages.loading}</span>
    </>
  ),
  // The invisible digit makes the browser load the font for figures early. Otherwise the tenor
  // would move when the font arrives.
  value: (
    <span className="skeleton reading-bar w-[5.2em]" aria-hidden="true">
      <i className="invisible">0</i>
    </span>
  ),
  change: <SkeletonBar width="w-[9em]" />,
  rows: emptyRange,
};

/**
 * Shows where the selected figure is between the lowest and the highest figure of the range. If the
 * range has a rebasing, they are the lowest and the highest figure since the rebasing.
 */
function Range({
  content,
  shownRange,
  selected,
}: {
  content: SeriesContent;
  shownRange: ShownRange;
  selected: Figure;
}) {
  const { basisExtremes: extremes, rebasing, range } = shownRange;
  const isOnOldBasis = rebasing !== undefined && selected.at < toTimestamp(rebasing.at);
  if (extremes === null || isOnOldBasis) return emptyRange;
  const [min, max] = [extremes.lowest.value, extremes.highest.value];
  const since = rebasing && formatPeriodDate(rebasing.at);
  const renderEnd = (figure: Figure, name: string, tag: string) => {
    return (
      <span>
        <b translate="no">{formatValue(content, figure.value)}</b>
        {figure === selected ? (
          <em>{tag}</em>
        ) : (
          <span>{`${name}, ${formatWhen(shownRange, figure, selected.key)}`}</span>
        )}
      </span>
    );
  };
  return (
    <div className="reading-range">
      <p className="font-head text-sm/5 font-semibold text-white">
        {seriesMessages.rangeOf(range, since)}
      </p>
      <Scale
        value={selected.value}
        span={{ min, max }}
        minor={(max - min) / 20}
        major={(max - min) / 4}
        labels={[]}
      />
      <p className="range-ends">
        {renderEnd(extremes.lowest, 'lowest', seriesMessages.lowestOf(range, since))}
        {renderEnd(extremes.highest, 'highest', seriesMessages.highestOf(range, since))}
      </p>
    </div>
  );
}

const failedLines: PanelLines = {
  day: historyMessages.notLoaded,
  value: <span className="reading-stitch" aria-hidden="true" />,
  rows: emptyRange,
};

const emptyLines: PanelLines = { day: historyMessages.noneYet, value: null, rows: emptyRange };

/**
 * Returns the lines of the readout panel for two compared series: their index values (100 at the
 * start) and their actual figures.
 */
function createRebasedLines(
  contents: SeriesPair<SeriesContent>,
  names: readonly [string, string],
  { key, figures, values }: RebasedDay,
): PanelLines {
  const value = formatIndexValue(values[0]);
  const { from100, is } = compareMessages;
  return {
    day: <Period of={key}>{formatFullPeriod(key)}</Period>,
    value: (
      <>
        <span>{value}</span> <small>{from100.toLowerCase()}</small>
      </>
    ),
    chars: value.length + TENURE_CHARS,
    change: <span>{`${names[0]} ${is} ${formatValue(contents[0], figures[0].value)}`}</span>,
    rows: (
      <dl className="reading-range reading-rows">
        <div>
          <dt>{`${names[1]}, ${from100.toLowerCase()}`}</dt>
          <dd>{formatIndexValue(values[1])}</dd>
        </div>
        <div>
          <dt>{`${names[1]} ${is}`}</dt>
          <dd>{formatValue(contents[1], figures[1].value)}</dd>
        </div>
      </dl>
    ),
  };
}

function createLines({
  content,
  history,
  shownRange,
  selected,
  comparison,
  compared,
  rebasedDay,
  address,
  now,
}: Series): PanelLines {
  if (history.view === 'loading') return skeletonLines;
  if (shownRange === null || selected === undefined)
    return history.view === 'failed' ? failedLines : emptyLines;
  if (compared !== null && rebasedDay !== undefined)
    return createRebasedLines([content, compared.content], compared.names, rebasedDay);
  const { tenure } = history;
  const value = formatValue(content, selected.value);
  return {
    day: <Period of={selected.key}>{formatFullPeriod(selected.key)}</Period>,
    value: (
      <>
        <span>{value}</span> {tenure !== undefined && <small>{tenure}</small>}
      </>
    ),
    chars: value.length + (tenure === undefined ? 0 : TENURE_CHARS),
    change: comparison && (
      <FigureChange
        content={content}
        before={comparison.before}
        figure={selected}
        against={formatComparedName(content, selected, comparison, now)}
      />
    ),
    rows:
      address.compare === YEAR_EARLIER ? (
        <dl className="reading-range reading-rows">
          {createYearRows(content, shownRange, selected).map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Range content={content} shownRange={shownRange} selected={selected} />
      ),
  };
}

interface FigureReadoutProps {
  series: Series;
  disagreement: HomeDisagreement | null;
}

/** Shows the selected figure. The panel is beside the chart, or above it on a phone. */
export function FigureReadout({ series, disagreement }: FigureReadoutProps) {
  const isLoading = series.history.view === 'loading';
  const { day, value, chars, change, rows } = createLines(series);
  const note = findNote(series);
  const notices = [
    ...(disagreement === null ? [] : [{ parameter: 'home', text: disagreement.text }]),
    ...series.notices,
  ];
  return (
    <section
      className={classes(
        'reading navy-ground',
        series.content.every === 'decision' && 'of-decisions',
      )}
      aria-label={seriesMessages.readout}
      aria-busy={isLoading}
    >
      <AddressNotices className="reading-notices" notices={notices} />
      {/* The key changes when loading ends, so React replaces the skeleton with new elements. Browsers would count resized elements as a layout shift. */}
      <Fragment key={`${isLoading}`}>
        <p className="reading-day">{day}</p>
        <p
          className="reading-value figures"
          translate="no"
          style={chars === undefined ? undefined : toCssVars({ '--chars': chars })}
        >
          {value}
        </p>
        <p className="reading-change">{change}</p>
        <p className="reading-note">
          {note?.why && <i className="revised-mark" aria-hidden="true" />}
          {note && (
            <span className="*:text-inherit">
              <span>{note.text}</span> {note.why && <Link to={note.why}>{seriesMessages.why}</Link>}
            </span>
          )}
        </p>
        {rows}
      </Fragment>
    </section>
  );
}
