import type { ReactNode } from 'react';
import { cssVars } from '@/ui/cssVars';
import { formatPrice, formatSigned } from '@/lib/format';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import type { Stock, StockKind } from './documents';
import { DAILY_LIMIT, ROWS } from './limits';
import { equityMessages } from './messages';

const COLUMNS = 5;
const meterLabels: Record<StockKind, readonly string[]> = {
  gainers: ['0', '5', '10%'],
  losers: ['-10%', '-5', '0'],
};

function StockRow({ stock }: { stock: Stock }) {
  const falling = stock.change < 0;
  const beyond = Math.abs(stock.change) > DAILY_LIMIT;
  return (
    <tr
      className={classes(falling ? 'd' : 'u', beyond && 'beyond')}
      style={cssVars({ '--c': Math.min(Math.abs(stock.change), DAILY_LIMIT) })}
    >
      <th scope="row">
        <span className="st">
          <span className={classes('ar', falling && 'd')}>
            <Icon name={falling ? 'down' : 'up'} size={14} strokeWidth={2.5} />
          </span>
          <span className="sym" title={stock.symbol}>
            {stock.symbol}
          </span>
        </span>
      </th>
      <td>{formatPrice(stock.previousDayClose)}</td>
      <td className="cur">{formatPrice(stock.currentDayClose)}</td>
      <td className="mtr" aria-hidden="true">
        <span className={classes('meter', falling && 'd')} />
      </td>
      <td>
        <span className={falling ? 'down' : 'up'}>{formatSigned(stock.change)}%</span>
      </td>
    </tr>
  );
}

function PlaceholderRow() {
  return (
    <tr className="filler">
      <th scope="row">-</th>
      <td>-</td>
      <td>-</td>
      <td className="mtr" aria-hidden="true" />
      <td>-</td>
    </tr>
  );
}

interface EquityTableProps {
  kind: StockKind;
  stocks: readonly Stock[];
  /** Stands in one row as high as five when there are no stocks to show. */
  instead: ReactNode;
}

/** Five rows: the stocks, each with a meter of its change, and placeholders for the rest. */
export function EquityTable({ kind, stocks, instead }: EquityTableProps) {
  return (
    <table className="eqt">
      <caption className="sr">{equityMessages[kind].tab}</caption>
      <thead>
        <tr>
          <th scope="col">Stock</th>
          <th scope="col">Previous close</th>
          <th scope="col">Current close</th>
          <th className="mtr" aria-hidden="true">
            <span className="mh">
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
          <tr className="only">
            <td className="say" colSpan={COLUMNS}>
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
