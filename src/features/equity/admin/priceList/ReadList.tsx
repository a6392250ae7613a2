import { useEffect, useEffectEvent, useMemo } from 'react';
import { formatClock } from '@/lib/format';
import type { Sheet } from '@/lib/table/grid';
import { ColumnMenus, Details } from '@/ui/admin/ColumnMenus';
import { SelectField } from '@/ui/admin/Field';
import { hasNeeded, samplesOf } from './columns';
import { FiveList } from './FiveList';
import { panelLabels } from './panelLabels';
import { mayLead } from './rank';
import { LeftOutRows, UnreadRows } from './UnreadRows';
import { type PublishedStocks, type TonightStocks, tonightStocks } from './tonightStocks';
import { fieldLabels } from './messages';
import { wholeSheet } from './readList';
import { type ColumnUse, fields, type Reading, type UnreadableRow } from './types';
import { type ListState, type PriceList, useReading } from './usePriceList';

interface ReadListProps {
  list: ListState;
  prices: PriceList;
  published: PublishedStocks;
  onChange: (stocks: TonightStocks) => void;
}

/** A list that was read: how much of it, what could not be, its columns, and the five each way. */
export function ReadList({ list, prices, published, onChange }: ReadListProps) {
  const { sheet, untyped, reading, rankings } = useReading(list, prices.funds, prices.learned);
  const stocks = useMemo(
    () => tonightStocks({ sheet, reading, rankings, fixes: list.fixes, edits: list.edits }),
    [sheet, reading, rankings, list.fixes, list.edits],
  );
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(stocks), [stocks]);

  const usable = hasNeeded(reading.columns);
  const rows = useMemo(() => listed(untyped, reading), [untyped, reading]);
  // What staff began to type stays where it is.
  const leading = rows.filter((row) => list.fixes.has(row.row) || mayLead(row, rankings));
  const whys = new Map(reading.unreadable.map(({ row, why }) => [row, why]));
  const unread = { whys, fixes: list.fixes, onFix: prices.fixRow };
  return (
    <>
      <Summary stocks={stocks} from={`${list.from} ${formatClock(list.at)}`} />
      <Strip reading={reading} />
      {reading.problems.length > 0 && (
        <ul className="mt-2 border-l-4 border-warn bg-warn-bg px-3 py-2.5 text-warn-ink *:not-first:mt-2 forced-colors:border forced-colors:border-l-4">
          {reading.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <SourceMenus list={list} reading={reading} prices={prices} />
      {usable && (
        <>
          <div
            className="-mx-4 mt-1 grid gap-3 border-t border-hair px-4 pt-2 [--cap:1.5rem] [--row:2.375rem] [scroll-margin:9.5rem_0_4.5rem]"
            data-list-fives
          >
            {(['gainers', 'losers'] as const).map((kind) => (
              <FiveList
                key={kind}
                kind={kind}
                ranking={rankings[kind]}
                published={published[kind]}
                edits={list.edits[kind]}
                onEdits={(edits) => prices.editPlaces(kind, edits)}
              />
            ))}
          </div>
          <UnreadRows rows={leading} {...unread} />
          {leading.length < rows.length && (
            <Details
              title={panelLabels.notLeading}
              words={panelLabels.unread(rows.length - leading.length)}
            >
              <UnreadRows rows={rows.filter((row) => !leading.includes(row))} {...unread} />
            </Details>
          )}
        </>
      )}
      <ListColumns
        key={list.at.getTime()}
        sheet={sheet}
        reading={reading}
        onChoose={(index, use) => prices.chooseColumn(reading.columns, index, use)}
      />
      {usable && (
        <LeftOutRows rows={reading.leftOut} funds={prices.funds} onFunds={prices.changeFunds} />
      )}
    </>
  );
}

interface SourceMenusProps {
  list: ListState;
  reading: Reading;
  prices: Pick<PriceList, 'chooseSheet' | 'chooseTable'>;
}

/** Chooses the sheet of a workbook and the table on it, where there are several. */
function SourceMenus({ list, reading, prices }: SourceMenusProps) {
  if (list.sheets.length < 2 && reading.tables.length < 2) return null;
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-4 gap-y-3">
      {list.sheets.length > 1 && (
        <SelectField
          label={panelLabels.sheet}
          value={String(list.sheet)}
          options={list.sheets.map(({ name }, index) => ({ id: String(index), name }))}
          onChoose={(index) => prices.chooseSheet(Number(index))}
        />
      )}
      {reading.tables.length > 1 && (
        <SelectField
          label={panelLabels.table}
          value={String(reading.table)}
          options={reading.tables.map(({ heads, size, from }, index) => ({
            id: String(index),
            name: panelLabels.tableAt((heads[0] ?? 0) + 1, size, from),
          }))}
          onChoose={(index) => prices.chooseTable(Number(index))}
        />
      )}
    </div>
  );
}

const uses = fields.map((id) => ({ id, name: fieldLabels[id] }));
const SAMPLES = 3;

interface ListColumnsProps {
  sheet: Sheet;
  reading: Reading;
  onChoose: (index: number, use: ColumnUse) => void;
}

function ListColumns({ sheet, reading: { columns, tables, table }, onChoose }: ListColumnsProps) {
  const read = tables[table] ?? wholeSheet(sheet);
  const by = ['value', 'volume'].flatMap((use) =>
    columns.filter((column) => column.use === use),
  )[0];
  return (
    <ColumnMenus
      columns={columns.map((column) => ({
        ...column,
        samples: samplesOf(sheet, read, column.index, SAMPLES),
      }))}
      uses={uses}
      words="symbol"
      known={hasNeeded(columns)}
      onChoose={(index, id) => onChoose(index, fields.find((field) => field === id) ?? 'none')}
    >
      <p className="text-[0.8125rem]/5 text-muted">
        {by === undefined ? panelLabels.settlesNone : panelLabels.settles(by.head)}
      </p>
    </ColumnMenus>
  );
}

/** Rows with fields: those that could not be read before staff typed, and those that cannot now. */
function listed(untyped: Reading, reading: Reading): UnreadableRow[] {
  const before = new Set(untyped.unreadable.map(({ row }) => row));
  return [...untyped.unreadable, ...reading.unreadable.filter(({ row }) => !before.has(row))].sort(
    (one, other) => one.row - other.row,
  );
}

/** The counts, also read out when they change. */
function Summary({ stocks, from }: { stocks: TonightStocks; from: string }) {
  const { rowsRead, leftOut, unreadable } = stocks;
  const all = rowsRead > 0 && unreadable === 0 ? `, ${panelLabels.allRead}` : '';
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 [&>:is(span,em)]:text-[0.8125rem] [&>:is(span,em)]:text-muted">
        <h3
          tabIndex={-1}
          data-list-read
          className="font-head text-[1.125rem]/6 font-[650] focus:outline-none"
        >
          {panelLabels.read(rowsRead)}
        </h3>
        {unreadable > 0 && (
          <strong className="font-semibold text-loss">{panelLabels.unread(unreadable)}</strong>
        )}
        {leftOut > 0 && <span>{panelLabels.leftOut(leftOut)}</span>}
        <em className="ml-auto wrap-anywhere not-italic">{from}</em>
      </div>
      <p role="status" className="sr-only">
        {stocks.counts}
        {all}
      </p>
    </>
  );
}

/** The most ticks that can be told apart on a phone; in a longer list each stands for several rows. */
const MOST_TICKS = 240;
/** Labels nearer than this, in percent of the strip, would stand on one another. */
const LABEL_GAP = 6;

/** One tick a row, those that could not be read in red with their number. */
function Strip({ reading }: { reading: Reading }) {
  const rows = reading.read.length + reading.leftOut.length + reading.unreadable.length;
  const ticks = Math.min(rows, MOST_TICKS);
  const tickOf = (row: number) => Math.min(ticks - 1, Math.floor(((row - 1) * ticks) / rows));
  const at = (tick: number) => ((tick + 0.5) / ticks) * 1000;
  const red = new Set(reading.unreadable.map(({ row }) => tickOf(row)));
  const fine = Array.from({ length: ticks }, (_, tick) => tick).filter((tick) => !red.has(tick));
  const labels: { row: number; x: number }[] = [];
  for (const { row } of reading.unreadable) {
    const x = at(tickOf(row)) / 10;
    const last = labels.at(-1);
    if (last === undefined || x - last.x >= LABEL_GAP) labels.push({ row, x });
  }
  return (
    <div className="relative mt-2 h-[calc(20px+1rem)]" aria-hidden="true">
      <svg
        viewBox="0 0 1000 16"
        preserveAspectRatio="none"
        className="block h-4 w-full overflow-visible *:fill-none *:[vector-effect:non-scaling-stroke]"
      >
        <path
          className="stroke-[#9fb2ce] stroke-1 forced-colors:stroke-[CanvasText]"
          d={fine.map((tick) => `M${at(tick).toFixed(1)} 8v8`).join('')}
        />
        <path
          className="stroke-loss stroke-3 forced-colors:stroke-[Highlight]"
          d={[...red].map((tick) => `M${at(tick).toFixed(1)} 0v16`).join('')}
        />
      </svg>
      {labels.map(({ row, x }) => (
        <span
          key={row}
          className="absolute top-[18px] -translate-x-1/2 text-[0.75rem]/4 font-semibold text-loss data-end:-translate-x-full"
          style={{ left: `${x.toFixed(1)}%` }}
          data-end={x > 97 || undefined}
        >
          {row}
        </span>
      ))}
    </div>
  );
}
