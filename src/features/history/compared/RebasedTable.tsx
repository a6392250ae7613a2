import { memo } from 'react';
import type { SeriesContent } from '@/content/series';
import { getWeekday } from '@/lib/days';
import { capitalize } from '../moves';
import { compareMessages, historyMessages, seriesMessages } from '../messages';
import { formatFullPeriod, formatShortPeriod, getPeriodForm } from '../periods';
import { Period } from '../Period';
import { TableFoot } from '../series/TableFoot';
import { useInitialRows } from '../series/useInitialRows';
import { formatValue } from '../values';
import type { SeriesPair } from './commonDays';
import { describeRule, formatIndexValue } from './describeComparison';
import type { RebasedDay, RebasedRange } from './rebasedRange';
import '../series/SeriesTable.css';
import './compared.css';

interface RebasedTableProps {
  contents: SeriesPair<SeriesContent>;
  names: readonly [string, string];
  rebased: RebasedRange;
}

const columns = [0, 1] as const;

function Row({ contents, day }: Pick<RebasedTableProps, 'contents'> & { day: RebasedDay }) {
  const { key, figures, values } = day;
  const isDay = getPeriodForm(key) === 'day';
  return (
    <tr>
      <th scope="row" tabIndex={-1}>
        <span className="period">
          <Period of={key}>
            {isDay && <span className="@max-[34rem]:hidden">{getWeekday(key).slice(0, 3)} </span>}
            {isDay ? formatShortPeriod(key) : formatFullPeriod(key)}
          </Period>
        </span>
      </th>
      {columns.flatMap((column) => [
        <td key={`value ${column}`} translate="no">
          {formatValue(contents[column], figures[column].value)}
        </td>,
        <td key={`from 100 ${column}`}>
          <b className="font-semibold" translate="no">
            {formatIndexValue(values[column])}
          </b>
        </td>,
      ])}
    </tr>
  );
}

function Head({ names, rebased }: Omit<RebasedTableProps, 'contents'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{capitalize(rebased.sparse.terms.one)}</th>
        {names.flatMap((name) => [
          <th key={name} scope="col">
            {name}
          </th>,
          <th key={`${name} from 100`} scope="col">
            <span className="sr-only">{`${name}, `}</span>
            {compareMessages.from100}
          </th>,
        ])}
      </tr>
    </thead>
  );
}

/**
 * Lists the figures of two series, newest first. Also lists the figures as indexes that are both
 * 100 at the start.
 */
export const RebasedTable = memo(function RebasedTable(props: RebasedTableProps) {
  const { contents, names, rebased } = props;
  const rows = rebased.days.toReversed();
  const { table, listed, showAll } = useInitialRows(rows);
  const rule = describeRule(contents, rebased);
  const caption = [
    `${names[0]} and ${names[1]}: ${rule}`,
    rebased.weekly && compareMessages.weekly,
    seriesMessages.newestFirst,
  ];
  return (
    <>
      <table className="series-table comparing compared-table" ref={table}>
        <caption>
          {historyMessages.sameFigures}
          <span>{caption.filter(Boolean).join(', ')}</span>
        </caption>
        <Head names={names} rebased={rebased} />
        <tbody>
          {listed.map((day) => (
            <Row key={day.key} contents={contents} day={day} />
          ))}
        </tbody>
      </table>
      <TableFoot
        listed={listed.length}
        count={rows.length}
        what={rebased.weekly ? seriesMessages.figures : rebased.sparse.terms.many}
        onShowAll={showAll}
      />
    </>
  );
});
