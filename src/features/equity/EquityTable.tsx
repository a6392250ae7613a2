import type { ReactNode } from 'react';
import type { Stock, StockKind } from '@/figures/stocks';
import { STOCK_ROWS } from '@/figures/limits';
import { stockLists } from '@/figures/registry';
import { StockRow } from './StockRow';
import { equityMessages } from './messages';

const COLUMN_COUNT = 5;

const meterLabels: Record<StockKind, readonly string[]> = {
  gainers: ['0', '5', '10%'],
  losers: ['-10%', '-5', '0'],
};

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
   * A message that is shown instead of the five rows, at the same height. Pass null to show the
   * rows, and '' to show a skeleton.
   */
  replacement: ReactNode;
}

/**
 * A table of gainers or losers with five rows. If there are fewer stocks, the remaining rows are
 * placeholders.
 */
export function EquityTable({ kind, stocks, replacement }: EquityTableProps) {
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
        {replacement !== null ? (
          <tr className="instead-row">
            <td className="text-muted" colSpan={COLUMN_COUNT}>
              {replacement}
            </td>
          </tr>
        ) : (
          Array.from({ length: STOCK_ROWS }, (_, row) => {
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
