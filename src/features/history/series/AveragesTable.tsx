import { max, min } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { type AveragePeriod, calculateAverages, type PeriodAverage } from '../averages';
import { averageMessages, seriesMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { downloadAverages } from '../averagesFile';
import { ActionButton } from '../tools/ActionButton';
import { formatValue } from '../values';
import type { ShownRange } from './shownRange';
import './AveragesTable.css';

interface AveragesTableProps {
  content: SeriesContent;
  shownRange: ShownRange;
  period: AveragePeriod;
}

function describePart({ from, until, isSoFar }: PeriodAverage): string {
  const parts = [
    from !== null && averageMessages.from(formatShortPeriod(from, from)),
    until !== null && averageMessages.until(formatShortPeriod(until, until)),
    isSoFar && averageMessages.soFar,
  ];
  return parts.filter(Boolean).join(', ');
}

interface RowProps {
  content: SeriesContent;
  row: PeriodAverage;
  /** Converts a value to a position on the small scale of the row, from 0 to 1. */
  toPosition: (value: number) => number;
}

function Row({ content, row, toPosition }: RowProps) {
  const part = describePart(row);
  const format = (value: number) => formatValue(content, value);
  const { average, end, lowest, highest } = row;
  return (
    <tr className={classes(part !== '' && 'of-part')}>
      <th scope="row">
        <span className="period">{formatPeriodDate(row.key)}</span> <small>{part}</small>
      </th>
      <td data-label={averageMessages.average}>
        <b className="font-semibold">{format(average)}</b>
      </td>
      <td data-label={averageMessages.end}>{format(end.value)}</td>
      <td data-label={averageMessages.lowest}>{format(lowest.value)}</td>
      <td data-label={averageMessages.highest}>{format(highest.value)}</td>
      <td data-label={averageMessages.sessions}>
        {row.missing === 0
          ? row.sessions
          : averageMessages.missing(row.sessions, row.sessions + row.missing)}
      </td>
      <td className="averages-ruler" aria-hidden="true">
        <span
          style={toCssVars({
            '--low': toPosition(lowest.value),
            '--high': toPosition(highest.value),
            '--average': toPosition(average),
            '--end': toPosition(end.value),
          })}
        >
          <i />
          <u />
          <b />
        </span>
      </td>
    </tr>
  );
}

/**
 * Shows the averages of a range by month or quarter, newest first, with the close at the end, the
 * lowest and the highest close.
 */
export function AveragesTable({ content, shownRange, period }: AveragesTableProps) {
  const { all, range, now } = shownRange;
  const options = { content, figures: all, range, period, now };
  const rows = calculateAverages(options).toReversed();
  const [low, high] = [
    min(rows, ({ lowest }) => lowest.value) ?? 0,
    max(rows, ({ highest }) => highest.value) ?? 0,
  ];
  const toPosition = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  const { columns } = averageMessages;
  return (
    <>
      <table className="series-table averages-table">
        <caption>
          {averageMessages.title(period)}
          <span>
            {[content.name, averageMessages.of(content), seriesMessages.newestFirst].join(', ')}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{averageMessages.period(period)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th className="averages-ruler" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} content={content} row={row} toPosition={toPosition} />
          ))}
        </tbody>
      </table>
      {content.use.reuse === 'yes' && (
        <ActionButton icon="download" onPress={() => downloadAverages(options)}>
          {averageMessages.csv}
        </ActionButton>
      )}
      <p className="mt-4 text-sm/6 text-muted">{averageMessages.method(period)}</p>
    </>
  );
}
