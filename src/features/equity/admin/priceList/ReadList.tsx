import { useEffect, useEffectEvent, useMemo } from 'react';
import { formatClock } from '@/lib/format';
import { ColumnMenus, Details } from '@/ui/admin/ColumnMenus';
import { PlaceMenu } from '@/ui/admin/TableSource';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { FiveList } from './FiveList';
import { fieldLabels } from './messages';
import { panelLabels } from './panelLabels';
import { type TonightStocks, tonightStocks } from './places';
import { mayLead } from './rank';
import type { ListReading } from './readList';
import { LeftOutRows, UnreadRows } from './UnreadRows';
import { type ListState, type PriceList, useReading } from './usePriceList';

interface ReadListProps {
  list: ListState;
  prices: PriceList;
  published: Readonly<Record<StockKind, readonly Stock[]>>;
  onChange: (stocks: TonightStocks) => void;
}

/** A list that was read: how much of it, what could not be, its columns, and the five each way. */
export function ReadList({ list, prices, published, onChange }: ReadListProps) {
  const { sheet, untyped, reading, rankings } = useReading(list, prices);
  const stocks = useMemo(
    () => tonightStocks({ sheet, reading, rankings, fixes: list.fixes, edits: list.edits }),
    [sheet, reading, rankings, list.fixes, list.edits],
  );
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(stocks), [stocks]);

  // Rows that could not be read before staff typed keep their fields, and those that cannot now get some.
  const both = [...reading.unreadable, ...untyped.unreadable];
  const rows = [...new Map(both.map((row) => [row.row, row])).values()].sort(
    (one, other) => one.row - other.row,
  );
  // What staff began to type stays where it is.
  const leading = rows.filter((row) => list.fixes.has(row.row) || mayLead(row, rankings));
  const whys = new Map(reading.unreadable.map(({ row, why }) => [row, why]));
  const unread = { whys, fixes: list.fixes, onFix: prices.fixRow };
  const columnOf = (field: string) => reading.columns.find(({ use }) => use === field);
  const settles = columnOf('value') ?? columnOf('volume');
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
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-4 gap-y-3 empty:hidden">
        <PlaceMenu
          label={panelLabels.sheet}
          names={list.sheets.map(({ name }) => name)}
          place={list.sheet}
          onChoose={prices.chooseSheet}
        />
        <PlaceMenu
          label={panelLabels.table}
          names={reading.tables.map(({ heads, size }) =>
            panelLabels.tableAt((heads[0] ?? 0) + 1, size),
          )}
          place={reading.table}
          onChoose={prices.chooseTable}
        />
      </div>
      {reading.complete && (
        <>
          <div
            className="-mx-4 mt-1 grid gap-3 border-t border-hair px-4 pt-2 [--cap:1.5rem] [--row:2.375rem] [scroll-margin:9.5rem_0_4.5rem]"
            data-list-fives
          >
            {stockKinds.map((kind) => (
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
      <ColumnMenus
        key={list.at.getTime()}
        columns={reading.columns}
        uses={fieldLabels}
        words="symbol"
        known={reading.complete}
        onChoose={(index, use) => prices.chooseColumn(reading.columns, index, use)}
      >
        <p className="text-[0.8125rem]/5 text-muted">
          {settles === undefined ? panelLabels.settlesNone : panelLabels.settles(settles.name)}
        </p>
      </ColumnMenus>
      {reading.complete && (
        <LeftOutRows rows={reading.leftOut} funds={prices.funds} onFunds={prices.changeFunds} />
      )}
    </>
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

/** Labels nearer than this, in percent of the strip, would stand on one another. */
const LABEL_GAP = 6;

/** One tick a row, those that could not be read in red with their number. */
function Strip({ reading: { read, leftOut, unreadable } }: { reading: ListReading }) {
  const rows = read.length + leftOut.length + unreadable.length;
  const at = (row: number) => ((row - 0.5) / rows) * 1000;
  const ticks = (of: readonly { row: number }[], form: string) =>
    of.map(({ row }) => `M${at(row).toFixed(1)} ${form}`).join('');
  const labels: { row: number; x: number }[] = [];
  for (const { row } of unreadable) {
    const x = at(row) / 10;
    if (x - (labels.at(-1)?.x ?? -LABEL_GAP) >= LABEL_GAP) labels.push({ row, x });
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
          d={ticks([...read, ...leftOut], '8v8')}
        />
        <path
          className="stroke-loss stroke-3 forced-colors:stroke-[Highlight]"
          d={ticks(unreadable, '0v16')}
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
