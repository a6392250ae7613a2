import { useAppSelector, useFigures } from '@/ui/storeHooks';
import {
  getShareDirection,
  formatPriceChange,
  calculatePercentMove,
  addPlusIfZero,
} from '@/lib/change';
import { formatPrice, NAIRA_SIGN } from '@/lib/format';
import { getRequestView } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { changeClasses } from '@/ui/changeClasses';
import { toCssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { getStockList, openEquityMarket, selectEquity } from './equitySlice';
import { equityMessages } from './messages';
import './StockCards.css';
import { stockLists } from '@/figures/registry';
import { getListDate } from './dateOfList';

function Stocks({ kind, stocks }: { kind: StockKind; stocks: readonly Stock[] }) {
  return (
    <table>
      <caption className="sr-only">{stockLists[kind].title}</caption>
      <thead>
        <tr>
          <th scope="col">Stock</th>
          <th scope="col">{`Close, ${NAIRA_SIGN}`}</th>
          <th scope="col">
            Change<span className="sr-only"> {equityMessages.fromPreviousClose}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stocks.map(({ symbol, previousDayClose, currentDayClose }, row) => {
          const direction = getShareDirection(
            calculatePercentMove(previousDayClose, currentDayClose),
          );
          return (
            <tr key={row} translate="no" style={toCssVars({ '--chars': symbol.length })}>
              <th scope="row">{symbol}</th>
              <td>{formatPrice(currentDayClose)}</td>
              <td>
                <span className={changeClasses[direction]}>
                  <Icon name={direction} size={14} strokeWidth={2.25} />
                  <span>{addPlusIfZero(formatPriceChange(previousDayClose, currentDayClose))}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function StockCard({ kind }: { kind: StockKind }) {
  const request = getStockList(useAppSelector(selectEquity), kind);
  const view = getRequestView(request);
  const { stocks = [], lastUpdated = '' } = request.data ?? {};
  const title = stockLists[kind].cardTitle;
  const name = `${kind}-name`;
  return (
    <article
      className="market-card stock-card @container overflow-x-auto"
      tabIndex={-1}
      aria-labelledby={name}
      aria-busy={view === 'loading'}
      data-view={view}
    >
      <header>
        <h2 id={name}>{title}</h2>
        <p className="card-date">
          <AsOf at={getListDate(lastUpdated)} />
        </p>
      </header>
      {stocks.length > 0 ? (
        <Stocks kind={kind} stocks={stocks} />
      ) : (
        <p className="min-h-[calc(10.5rem+0.5px)] pt-7 text-muted">
          {view === 'failed' ? (
            <span className="skeleton block h-1.5" />
          ) : view === 'loading' ? (
            <span className="loading-text">{equityMessages.loading}</span>
          ) : (
            equityMessages.empty[kind]
          )}
        </p>
      )}
    </article>
  );
}

export function StockCards() {
  useFigures(openEquityMarket);
  return stockKinds.map((kind) => <StockCard key={kind} kind={kind} />);
}
