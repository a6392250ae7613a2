import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { viewOf } from '@/lib/requestState';
import { useAppSelector, useOpening } from '@/app/hooks';
import { AsOf } from '@/ui/AsOf';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { cssVars } from '@/ui/cssVars';
import { formatPrice, formatSigned } from '@/lib/format';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { ROWS } from '@/figures/limits';
import { DAILY_LIMIT } from '@/lib/change';
import { equityMessages } from './messages';
import './Tabs.css';
import './EquityTable.css';
import { listOf, openEquityMarket, selectEquity } from './equitySlice';
import './EquityPanel.css';
import { stockLists } from '@/figures/registry';

/** A longer word of a symbol does not fit its column on a phone. */
const WIDE_SYMBOL = 10;

const COLUMNS = 5;
const meterLabels: Record<StockKind, readonly string[]> = {
  gainers: ['0', '5', '10%'],
  losers: ['-10%', '-5', '0'],
};

function StockRow({ stock }: { stock: Stock }) {
  const falling = stock.change < 0;
  const longest = Math.max(...stock.symbol.split(' ').map((word) => word.length));
  const beyond = Math.abs(stock.change) > DAILY_LIMIT;
  return (
    <tr
      className={classes(
        'equity-row',
        falling && 'fallen',
        beyond && 'beyond',
        longest > WIDE_SYMBOL && 'long-symbol relative',
      )}
      style={cssVars({
        '--change': Math.min(Math.abs(stock.change), DAILY_LIMIT),
        '--chars': longest,
      })}
    >
      <th scope="row">
        <span className="stock-name">
          <span className="stock-arrow print:hidden">
            <Icon name={falling ? 'down' : 'up'} size={14} strokeWidth={2.5} />
          </span>
          <span className="stock-symbol" title={stock.symbol}>
            {stock.symbol}
          </span>
        </span>
      </th>
      <td>{formatPrice(stock.previousDayClose)}</td>
      <td className="font-semibold">{formatPrice(stock.currentDayClose)}</td>
      <td className="meter-cell print:hidden" aria-hidden="true">
        <span className="meter" />
      </td>
      <td>
        <span className={falling ? 'falling' : 'rising'}>{formatSigned(stock.change)}%</span>
      </td>
    </tr>
  );
}

function PlaceholderRow() {
  return (
    <tr className="equity-row">
      <th scope="row">-</th>
      <td>-</td>
      <td>-</td>
      <td className="meter-cell print:hidden" aria-hidden="true" />
      <td>-</td>
    </tr>
  );
}

interface EquityTableProps {
  kind: StockKind;
  stocks: readonly Stock[];
  /** Stands in one row as high as five when there are no stocks to show; '' is a stitch for each. */
  instead: ReactNode;
}

/** Five rows: the stocks, each with a meter of its change, and placeholders for the rest. */
function EquityTable({ kind, stocks, instead }: EquityTableProps) {
  return (
    <table className="stock-table">
      <caption className="sr-only">{stockLists[kind].title}</caption>
      <thead>
        <tr>
          <th scope="col">Stock</th>
          <th scope="col">Previous close</th>
          <th scope="col">Current close</th>
          <th className="meter-cell print:hidden" aria-hidden="true">
            <span className="meter-labels">
              {meterLabels[kind].map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {instead !== null ? (
          <tr className="instead-row">
            <td className="text-muted" colSpan={COLUMNS}>
              {instead}
            </td>
          </tr>
        ) : (
          Array.from({ length: ROWS }, (_, row) => {
            const stock = stocks[row];
            return stock === undefined ? (
              <PlaceholderRow key={row} />
            ) : (
              <StockRow key={row} stock={stock} />
            );
          })
        )}
      </tbody>
    </table>
  );
}

const tabId = (kind: StockKind) => `equity-tab-${kind}`;
const panelId = (kind: StockKind) => `equity-panel-${kind}`;

interface StockTabsProps {
  selected: StockKind;
  onSelect: (kind: StockKind) => void;
}

/** Tabs that open as the arrow keys, Home and End move to them, with one stop in the tab order. */
function StockTabs({ selected, onSelect }: StockTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, at: number) {
    const last = stockKinds.length - 1;
    const [right, left] = [at === last ? 0 : at + 1, at === 0 ? last : at - 1];
    const next = { ArrowRight: right, ArrowLeft: left, Home: 0, End: last }[event.key];
    const kind = next === undefined ? undefined : stockKinds[next];
    if (next === undefined || kind === undefined) return;
    event.preventDefault();
    onSelect(kind);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      className="-mb-px flex gap-6 print:hidden"
      role="tablist"
      aria-label="Equity market"
      ref={list}
    >
      {stockKinds.map((kind, at) => (
        <button
          key={kind}
          type="button"
          role="tab"
          className="tab-button"
          id={tabId(kind)}
          aria-selected={kind === selected}
          aria-controls={panelId(kind)}
          tabIndex={kind === selected ? 0 : -1}
          onClick={() => onSelect(kind)}
          onKeyDown={(event) => move(event, at)}
        >
          {stockLists[kind].title}
        </button>
      ))}
    </div>
  );
}

/**
 * Shows one tab: its stocks, and as of when; a tab stop, as it holds no other. Stocks stay under a tab that is not
 * selected: paper has both lists.
 */
function StockPanel({ kind, selected }: { kind: StockKind; selected: StockKind }) {
  const slot = listOf(useAppSelector(selectEquity), kind);
  const stocks = slot.data?.stocks ?? [];
  const time = slot.data?.lastUpdated ?? '';
  const view = viewOf(slot);
  let instead: string | null = null;
  if (view === 'loading') instead = equityMessages.loading;
  else if (view === 'failed') instead = '';
  else if (stocks.length === 0) instead = equityMessages.empty[kind];

  return (
    <div
      className="on-paper flex flex-1 flex-col overflow-x-auto -outline-offset-3"
      role="tabpanel"
      tabIndex={0}
      id={panelId(kind)}
      aria-labelledby={tabId(kind)}
      hidden={kind !== selected}
    >
      {(kind === selected || stocks.length > 0) && (
        <>
          <EquityTable kind={kind} stocks={stocks} instead={instead} />
          <div className="min-h-[49px] flex-1 content-center line-t border-hair px-(--side) py-3 text-label/6 text-muted print:min-h-0 print:px-0 print:py-1.5">
            {time !== '' && (
              <p>
                As of <AsOf at={time} />, Lagos time
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

export function EquityPanel() {
  useOpening(openEquityMarket);
  const [selected, setSelected] = useState<StockKind>('gainers');
  const slot = listOf(useAppSelector(selectEquity), selected);
  return (
    <section className="equity-panel" aria-busy={viewOf(slot) === 'loading'}>
      <div className="equity-head flex flex-wrap items-end justify-between gap-4 px-(--side) pt-6 md:pt-(--side)">
        <h3 className="max-md:basis-full">Equity Market</h3>
        <StockTabs selected={selected} onSelect={setSelected} />
      </div>
      {stockKinds.map((kind) => (
        <StockPanel key={kind} kind={kind} selected={selected} />
      ))}
    </section>
  );
}
