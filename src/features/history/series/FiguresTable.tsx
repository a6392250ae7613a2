import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { getWeekday } from '@/lib/days';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { isGap, listRateChanges } from '../rangeFigures';
import { type Comparison, findComparison, findEarlierFigure } from '../comparisons';
import { capitalize } from '../moves';
import { formatHeldSuffix } from '../extremes';
import { toCorrectionId, type Figure } from '../figures';
import { historyMessages, seriesMessages } from '../messages';
import { formatFullPeriod, formatShortPeriod, getPeriodForm } from '../periods';
import { Period } from '../Period';
import { formatTick, formatValue, getFigureMove } from '../values';
import { getBarSpan } from './barSpan';
import { FigureChange } from './FigureChange';
import type { ShownRange } from './shownRange';
import { TableFoot } from './TableFoot';
import { useInitialRows } from './useInitialRows';
import './SeriesTable.css';

interface FiguresTableProps {
  content: SeriesContent;
  tenure: string | undefined;
  shownRange: ShownRange;
  compare: boolean;
  /** True if the table shows only decisions that changed the rate. */
  changesOnly?: boolean;
}

/**
 * Returns true if the change in a row is from the period that the column heading names, such as
 * 'the previous session'.
 */
function matchesHeading(
  content: SeriesContent,
  shownRange: ShownRange,
  figure: Figure,
  { before, weekly }: Comparison,
): boolean {
  return weekly === shownRange.weekly && !isGap(content, weekly, before, figure);
}

/**
 * Returns the decisions that changed the rate, and the decision that applies at the start of the
 * range.
 */
function findChangedFigures({ all, shownFigures }: ShownRange): Figure[] {
  const changed = new Set(listRateChanges(all));
  return shownFigures.filter((figure, index) => index === 0 || changed.has(figure));
}

type RowProps = Omit<FiguresTableProps, 'changesOnly'> & { figure: Figure; span: number };

function Row({ content, tenure, shownRange, compare, figure, span }: RowProps) {
  const { all, now } = shownRange;
  const { key, value, first } = figure;
  const comparison = findComparison(shownRange, figure);
  const before = comparison?.before;
  const amount = getFigureMove(content, before, figure)?.amount ?? 0;
  const yearEarlier = compare
    ? findEarlierFigure(content, all, figure, 12, now)?.figure
    : undefined;
  const { highest, lowest } = shownRange.extremes ?? {};
  const { highestOf, lowestOf, firstWas, from, why } = seriesMessages;
  const isDay = getPeriodForm(key) === 'day';
  return (
    <tr>
      <th scope="row" tabIndex={-1}>
        <span className="period">
          <Period of={key}>
            {isDay && <span className="@max-[34rem]:hidden">{getWeekday(key).slice(0, 3)} </span>}
            {isDay ? formatShortPeriod(key) : formatFullPeriod(key)}
          </Period>
        </span>{' '}
        {figure === highest && (
          <small>{highestOf(shownRange.range) + formatHeldSuffix(shownRange, figure)}</small>
        )}{' '}
        {figure === lowest && (
          <small>{lowestOf(shownRange.range) + formatHeldSuffix(shownRange, figure)}</small>
        )}{' '}
        {first && (
          <small>
            <span>{firstWas(formatValue(content, first.value))}</span>{' '}
            <Link to={`/corrections#${toCorrectionId(content.id, key, tenure)}`}>{why}</Link>
          </small>
        )}
      </th>
      <td>
        <b className="font-semibold" translate="no">
          {formatValue(content, value)}
        </b>
      </td>
      {compare && (
        <td>{yearEarlier ? formatValue(content, yearEarlier.value) : historyMessages.nothing}</td>
      )}
      <td>
        {before ? (
          <FigureChange content={content} before={before} figure={figure} />
        ) : (
          <span>{historyMessages.nothing}</span>
        )}
        {comparison && !matchesHeading(content, shownRange, figure, comparison) && (
          <small>{` ${from(formatShortPeriod(comparison.before.key, key))}`}</small>
        )}
      </td>
      <td className="change-bar" aria-hidden="true">
        <i
          className={classes(amount > 0 && 'higher')}
          style={toCssVars({ '--part': Math.abs(amount) / span })}
        />
      </td>
    </tr>
  );
}

function Head({ content, shownRange, compare, span }: Omit<RowProps, 'figure' | 'tenure'>) {
  const { one, value } = content.terms;
  const unit = content.format === 'percent' ? '' : '%';
  const end = formatTick(span, span < 1 ? 2 : 0) + unit;
  return (
    <thead>
      <tr>
        <th scope="col">{capitalize(one)}</th>
        <th scope="col">{value}</th>
        {compare && <th scope="col">{seriesMessages.yearEarlier}</th>}
        <th scope="col">{seriesMessages.changeFrom(shownRange.weekly ? 'week' : one, compare)}</th>
        <th className="change-bar" aria-hidden="true">
          <span>
            <i>{`-${end}`}</i>
            <i>0</i>
            <i>{`+${end}`}</i>
          </span>
        </th>
      </tr>
    </thead>
  );
}

export const FiguresTable = memo(function FiguresTable(props: FiguresTableProps) {
  const { content, tenure, shownRange, compare, changesOnly = false } = props;
  const rows = (
    changesOnly ? findChangedFigures(shownRange) : shownRange.shownFigures
  ).toReversed();
  const span = useMemo(() => getBarSpan(content, shownRange), [content, shownRange]);
  const { one, many, often } = content.terms;
  const { table, listed, showAll } = useInitialRows(rows);
  const { weekly, newestFirst, figures, changes } = seriesMessages;
  const what = changesOnly
    ? changes(rows.length)
    : shownRange.weekly
      ? figures
      : rows.length === 1
        ? one
        : many;
  const name = tenure === undefined ? content.name : `${content.name}, ${tenure}`;
  const caption = [name, often, shownRange.weekly && weekly, newestFirst]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <table
        className={classes(
          'series-table',
          content.id === 'asi' && 'of-stocks',
          compare && 'comparing',
        )}
        ref={table}
      >
        <caption>
          {historyMessages.sameFigures}
          <span>{caption}</span>
        </caption>
        <Head {...{ content, shownRange, compare, span }} />
        <tbody>
          {listed.map((figure) => (
            <Row key={figure.key} {...{ content, tenure, shownRange, compare, figure, span }} />
          ))}
        </tbody>
      </table>
      <TableFoot listed={listed.length} count={rows.length} what={what} onShowAll={showAll} />
    </>
  );
});
