import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { formatPrice, formatSigned } from '@/lib/format';
import { isRetrying, viewOf } from '@/lib/requestState';
import { AsOf, LAST_VISIT, UNAVAILABLE } from '@/ui/BlockHead';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { RetryButton } from '@/ui/RetryButton';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { fetchEquityMarket, listOf, openEquityMarket, selectEquity } from './equitySlice';
import { equityMessages } from './messages';
import './StockCards.css';
import { stockLists } from '@/figures/registry';

function Stocks({ kind, stocks }: { kind: StockKind; stocks: readonly Stock[] }) {
  return (
    <table>
      <caption className="sr-only">{stockLists[kind].title}</caption>
      <thead>
        <tr>
          <th scope="col">Stock</th>
          <th scope="col">Close, N</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {stocks.map(({ symbol, currentDayClose, change }, row) => (
          <tr key={row} style={cssVars({ '--chars': symbol.length })}>
            <th scope="row">{symbol}</th>
            <td>{formatPrice(currentDayClose)}</td>
            <td>
              <span className={change < 0 ? 'falling' : 'rising'}>
                <Icon name={change < 0 ? 'down' : 'up'} size={14} strokeWidth={2.25} />
                {formatSigned(change)}%
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list as a card of /markets; what it shows instead, and how old it is, in the same height. */
function StockCard({ kind }: { kind: StockKind }) {
  const dispatch = useAppDispatch();
  const slot = listOf(useAppSelector(selectEquity), kind);
  const view = viewOf(slot);
  const { stocks = [], lastUpdated = '' } = slot.data ?? {};
  const title = stockLists[kind].cardTitle;
  const name = `${kind}-name`;
  return (
    <article
      className="market-card card-half stock-card"
      tabIndex={-1}
      aria-labelledby={name}
      aria-busy={view === 'loading'}
    >
      <header>
        <h2 id={name}>{title}</h2>
        <p className="card-date">
          <AsOf at={lastUpdated} />
        </p>
      </header>
      {stocks.length > 0 ? (
        <Stocks kind={kind} stocks={stocks} />
      ) : (
        <p className="min-h-[calc(10.5rem+0.5px)] pt-7 text-muted">
          {view === 'loading'
            ? equityMessages.loading
            : view === 'failed'
              ? UNAVAILABLE
              : equityMessages.empty[kind]}
        </p>
      )}
      <p className="min-h-8 pt-2 text-label/6 text-muted">
        {slot.cachedAt !== undefined && (
          <>
            {LAST_VISIT}, <AsOf at={slot.cachedAt} />{' '}
          </>
        )}
        {slot.error !== null && (
          <RetryButton
            className="text-button"
            what={title}
            busy={isRetrying(slot)}
            onRetry={() => void dispatch(fetchEquityMarket())}
          />
        )}
      </p>
    </article>
  );
}

export function StockCards() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openEquityMarket());
  }, [dispatch]);
  return stockKinds.map((kind) => <StockCard key={kind} kind={kind} />);
}
