import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { SeriesContent } from '@/content/series';
import { weekdayOf } from '@/lib/days';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { SiteButton } from '@/ui/SiteButton';
import { figureBefore, figureEarlier, isHole } from '../bases';
import type { Figure } from '../figures';
import { pastMessages, ROWS_AT_FIRST, seriesMessages } from '../messages';
import { formOf, periodWords, shortWords } from '../periods';
import { breakBetween, type Move, moveBetween, valueWords } from '../values';
import { Moved } from './Reading';
import type { Shown } from './shown';
import './SeriesTable.css';

export interface TableRow {
  figure: Figure;
  before: Figure | undefined;
  /** Figures are missing since then. */
  afterHole: boolean;
  /** From the figure before; null where there is none, or none to compare with. */
  move: Move | null;
  yearEarlier: Figure | undefined;
}

/** The rows, with what was a year earlier where that is compared. */
export function tableRows(content: SeriesContent, shown: Shown, compare: boolean): TableRow[] {
  const { all, drawn, weekly, now } = shown;
  const isMissing = isHole(content, weekly);
  return drawn.toReversed().map((figure) => {
    const before = figureBefore(all, figure, weekly);
    const comparable = before && breakBetween(content, before, figure) === undefined;
    return {
      figure,
      before,
      afterHole: before !== undefined && isMissing(before, figure),
      move: comparable === true ? moveBetween(content, before.value, figure.value) : null,
      yearEarlier: compare ? figureEarlier(content, all, figure, 12, now)?.figure : undefined,
    };
  });
}

/** The value to which the bars of changes reach: 1, 2 or 5 times a power of ten, at least the largest. */
export function barSpan(rows: readonly TableRow[]): number {
  const largest = Math.max(0, ...rows.map(({ move }) => Math.abs(move?.amount ?? 0)));
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}

interface FiguresTableProps {
  content: SeriesContent;
  /** Of a list of rates, which of them. */
  tenure: string | undefined;
  shown: Shown;
  compare: boolean;
}

function focusRow(table: HTMLTableElement | null) {
  table?.querySelector<HTMLElement>(`tbody tr:nth-child(${ROWS_AT_FIRST + 1}) th`)?.focus();
}

/** What is said beside a day: that it is an extreme, and what was published first. */
function RowNotes({
  content,
  shown,
  figure,
}: Pick<FiguresTableProps, 'content' | 'shown'> & Pick<TableRow, 'figure'>) {
  const { highest, lowest } = shown.extremes ?? {};
  const { highestOf, lowestOf, firstWas } = seriesMessages;
  return (
    <>
      {figure === highest && <small>{highestOf(shown.range)}</small>}{' '}
      {figure === lowest && <small>{lowestOf(shown.range)}</small>}{' '}
      {figure.first && <small>{firstWas(valueWords(content, figure.first.value))}</small>}
    </>
  );
}

/** 'Fri 14 Mar 2025' of a day, 'February 2025' of a month. */
function RowDay({ figure: { key } }: Pick<TableRow, 'figure'>) {
  if (formOf(key) === 'quarter') return periodWords(key);
  return (
    <time dateTime={key}>
      {formOf(key) === 'day' && <span className="weekday">{weekdayOf(key).slice(0, 3)} </span>}
      {formOf(key) === 'day' ? shortWords(key) : periodWords(key)}
    </time>
  );
}

type RowProps = Pick<FiguresTableProps, 'content' | 'shown' | 'compare'> & {
  row: TableRow;
  span: number;
};

function Row({ content, shown, compare, row, span }: RowProps) {
  const { figure, before, afterHole, move, yearEarlier } = row;
  const amount = move?.amount ?? 0;
  const part = Math.abs(amount) / span;
  return (
    <tr>
      <th scope="row" tabIndex={-1}>
        <RowDay figure={figure} /> <RowNotes content={content} shown={shown} figure={figure} />
      </th>
      <td>
        <b>{valueWords(content, figure.value)}</b>
      </td>
      {compare && (
        <td>{yearEarlier ? valueWords(content, yearEarlier.value) : seriesMessages.nothing}</td>
      )}
      <td>
        {before ? (
          <Moved content={content} before={before} figure={figure} />
        ) : (
          seriesMessages.nothing
        )}
        {before && afterHole && (
          <small> {seriesMessages.from(shortWords(before.key, figure.key))}</small>
        )}
      </td>
      <td className="change-bar" aria-hidden="true">
        <i className={classes(amount > 0 && 'higher')} style={cssVars({ '--part': part })} />
      </td>
    </tr>
  );
}

function Head({ content, shown, compare, span }: Omit<RowProps, 'row'>) {
  const { one, value } = content.terms;
  const unit = content.format === 'percent' ? '' : '%';
  return (
    <thead>
      <tr>
        <th scope="col">{one.charAt(0).toUpperCase() + one.slice(1)}</th>
        <th scope="col">{value}</th>
        {compare && <th scope="col">{seriesMessages.yearEarlier}</th>}
        <th scope="col">{seriesMessages.changeFrom(shown.weekly ? 'week' : one, compare)}</th>
        <th className="change-bar" aria-hidden="true">
          <span>
            <i>{`-${span}${unit}`}</i>
            <i>0</i>
            <i>{`+${span}${unit}`}</i>
          </span>
        </th>
      </tr>
    </thead>
  );
}

export const FiguresTable = memo(function FiguresTable(props: FiguresTableProps) {
  const { content, tenure, shown, compare } = props;
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => tableRows(content, shown, compare), [content, shown, compare]);
  const span = useMemo(() => barSpan(rows), [rows]);
  const { one, many, often } = content.terms;

  // The button goes: the focus stays where one was reading.
  useEffect(() => {
    if (all) focusRow(table.current);
  }, [all]);

  const listed = all ? rows : rows.slice(0, ROWS_AT_FIRST);
  const { weekly, newestFirst, countShown } = seriesMessages;
  return (
    <>
      <table
        className={classes(
          'series-table',
          content.id === 'asi' && 'of-shares',
          compare && 'comparing',
        )}
        ref={table}
      >
        <caption>
          {pastMessages.sameFigures}
          <span>
            {[
              tenure === undefined ? content.name : `${content.name}, ${tenure}`,
              often,
              shown.weekly && weekly,
              newestFirst,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </caption>
        <Head {...{ content, shown, compare, span }} />
        <tbody>
          {listed.map((row) => (
            <Row key={row.figure.key} {...{ content, shown, compare, row, span }} />
          ))}
        </tbody>
      </table>
      <div className="series-all">
        <p>
          {rows.length > 0 &&
            countShown(
              listed.length,
              rows.length,
              shown.weekly ? seriesMessages.figures : rows.length === 1 ? one : many,
            )}
        </p>
        {listed.length < rows.length && (
          <SiteButton
            tone="line"
            icon="down"
            label={pastMessages.showAll(rows.length)}
            onClick={() => setAll(true)}
          />
        )}
      </div>
    </>
  );
});
