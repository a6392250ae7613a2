import { type ReactNode, useState } from 'react';
import { viewOf } from '@/lib/requestState';
import { useAppSelector, useFigures } from '@/ui/storeHooks';
import { AsOf } from '@/ui/AsOf';
import { TabPanel } from '@/ui/TabPanel';
import { TabList } from '@/ui/TabList';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { changeClasses } from '@/ui/changeClasses';
import { cssVars } from '@/ui/cssVars';
import { formatPrice } from '@/lib/format';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { ROWS } from '@/figures/limits';
import {
  DAILY_LIMIT,
  directionOfShare,
  formatPriceChange,
  percentMoved,
  withPlusIfZero,
} from '@/lib/change';
import { stockLists } from '@/figures/registry';
import { isCalendarDate } from '@/lib/days';
import { equityMessages } from './messages';
import { listOf, openEquityMarket, selectEquity } from './equitySlice';
import { dateOfList } from './dateOfList';
import './EquityTable.css';
import './EquityPanel.css';

/** A longer word of a symbol does not fit its column on a phone. */
const WIDE_SYMBOL = 10;

const COLUMNS = 5;
const meterLabels: Record<StockKind, readonly string[]> = {
  gainers: ['0', '5', '10%'],
  losers: ['-10%', '-5', '0'],
};

function StockRow({ stock }: { stock: Stock }) {
  const { previousDayClose, currentDayClose } = stock;
  const direction = directionOfShare(percentMoved(previousDayClose, currentDayClose));
  const longest = Math.max(...stock.symbol.split(' ').map((word) => word.length));
  const beyond = Math.abs(stock.change) > DAILY_LIMIT;
  return (
    <tr
      translate="no"
      className={classes(
        'equity-row',
        direction === 'down' && 'fallen',
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
            <Icon name={direction} size={14} strokeWidth={2.5} />
          </span>
          <span className="stock-symbol" title={stock.symbol}>
            {stock.symbol}
          </span>
        </span>
      </th>
      <td>{formatPrice(previousDayClose)}</td>
      <td className="font-semibold">{formatPrice(currentDayClose)}</td>
      <td className="meter-cell print:hidden" aria-hidden="true">
        <span className="meter" />
      </td>
      <td>
        <span className={changeClasses[direction]}>
          {withPlusIfZero(formatPriceChange(previousDayClose, currentDayClose))}
        </span>
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
  /**
   * Stands in one row as high as five when there are no stocks to show; '' is a stitch for each.
   */
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
          <th scope="col">
            Change<span className="sr-only"> {equityMessages.fromPreviousClose}</span>
          </th>
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

const ID_BASE = 'equity';
const tabs = stockKinds.map((id) => ({ id, label: stockLists[id].title }));

/**
 * Shows one tab: its stocks, and as of when. Stocks stay under a tab that is not selected: paper
 * has both lists.
 */
function StockPanel({ kind, selected }: { kind: StockKind; selected: StockKind }) {
  const slot = listOf(useAppSelector(selectEquity), kind);
  const stocks = slot.data?.stocks ?? [];
  const date = dateOfList(slot.data?.lastUpdated ?? '');
  const view = viewOf(slot);
  let instead: ReactNode = null;
  if (view === 'loading') instead = <span className="loading-text">{equityMessages.loading}</span>;
  else if (view === 'failed') instead = '';
  else if (stocks.length === 0) instead = equityMessages.empty[kind];

  return (
    <TabPanel
      idBase={ID_BASE}
      tab={kind}
      selected={selected}
      className="on-paper flex flex-1 flex-col overflow-x-auto -outline-offset-3"
    >
      {(kind === selected || stocks.length > 0) && (
        <>
          <EquityTable kind={kind} stocks={stocks} instead={instead} />
          <div className="min-h-[49px] @max-md:min-h-[73px] flex-1 content-center line-t border-hair px-(--side) py-3 text-label/6 text-muted print:min-h-0 print:px-0 print:py-1.5">
            {date !== '' && (
              <p>
                As of <AsOf at={date} />
                {!isCalendarDate(date) && ', Lagos time'}
              </p>
            )}
          </div>
        </>
      )}
    </TabPanel>
  );
}

export function EquityPanel() {
  useFigures(openEquityMarket);
  const [selected, setSelected] = useState<StockKind>('gainers');
  const slot = listOf(useAppSelector(selectEquity), selected);
  return (
    <section className="equity-panel" aria-busy={viewOf(slot) === 'loading'}>
      <div className="equity-head flex flex-wrap items-end justify-between gap-4 px-(--side) pt-6 md:pt-(--side)">
        <h3 className="max-md:basis-full">Equity Market</h3>
        <TabList
          label="Equity market"
          idBase={ID_BASE}
          tabs={tabs}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      {stockKinds.map((kind) => (
        <StockPanel key={kind} kind={kind} selected={selected} />
      ))}
    </section>
  );
}
