import { useId } from 'react';
import {
  parseCloses,
  formatRowChange,
  isComplete,
  listStockQuestions,
  listStockWarnings,
} from '@/figures/admin/stockDraft';
import { describeMoves, countMoves } from '@/figures/admin/stockDifferences';
import { stockLists } from '@/figures/registry';
import type { Stock, StockKind } from '@/figures/stocks';
import { toPlainWord } from '@/lib/plainText';
import { getDirection, calculatePercentMove } from '@/lib/change';
import { changeLooks } from '@/ui/admin/changeLooks';
import { NumberInput } from '@/ui/admin/NumberInput';
import { Warnings } from '@/ui/admin/Warnings';
import { classes } from '@/ui/classes';
import { SymbolInput } from '../SymbolInput';
import { type TopFive, isEmptyRow } from './tonightStocks';

interface FiveListProps extends Pick<TopFive, 'rows' | 'tie'> {
  kind: StockKind;
  published: readonly Pick<Stock, 'symbol'>[];
  onEdit: (row: TopFive['rows'][number]) => void;
}

const columnsClass =
  'grid grid-cols-[16px_minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)_4.25rem_4rem] items-center gap-1.5 @max-[34rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,5.5rem)_minmax(0,5.5rem)] @max-[34rem]:gap-x-1 @max-[34rem]:gap-y-0.5 @max-[34rem]:py-1 @max-[20rem]:grid-cols-[12px_minmax(0,1fr)_minmax(0,4.5rem)_minmax(0,4.5rem)] @max-[16rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,1fr)]';
const inputsClass =
  '[&_input]:h-9 [&_input]:px-2 @max-[34rem]:[&_input]:h-11 @max-[34rem]:[&_input]:px-1.5 @max-[34rem]:[&_input]:text-[1rem] @max-[20rem]:[&_input]:px-[3px] @max-[20rem]:[&_input]:text-[0.9375rem] @max-[16rem]:[&_input:first-of-type]:col-[2/4]';

const closeNames = { previous: 'Previous close', current: 'Current close' };

/**
 * The editable list of the five gainers or losers from a price list, compared with the published
 * list.
 */
export function FiveList({ kind, rows, tie, published, onEdit }: FiveListProps) {
  const titleId = useId();
  const { title } = stockLists[kind];
  const toName = ({ symbol }: { symbol: string }) => toPlainWord(symbol).toUpperCase();
  const names = rows.map(toName).filter(Boolean);
  const publishedNames = published.map(toName);
  const removedNames = publishedNames.filter((name) => !names.includes(name));
  const warnings = listStockQuestions(kind, rows).map(({ reason }) => reason);
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId}>{title}</h3>
        <p className="text-[0.8125rem] text-muted">
          {describeMoves(countMoves(publishedNames, names)) || 'The same shares'}
        </p>
      </div>
      <p
        className={classes(columnsClass, 'text-right text-label text-muted @max-[34rem]:hidden')}
        aria-hidden="true"
      >
        <span className="col-span-2 text-left">Symbol</span>
        <span>Previous</span>
        <span>Current</span>
        <span>Change</span>
      </p>
      <ol>
        {rows.map((row, index) => {
          const label = `${title} ${index + 1}`;
          const isRowComplete = isComplete(row);
          const look = isRowComplete
            ? getDirection(calculatePercentMove(...parseCloses(row)))
            : 'same';
          const previousIndex = publishedNames.indexOf(toName(row));
          return (
            <li
              key={row.id}
              className={classes(columnsClass, inputsClass, 'min-h-(--row) border-t border-hair')}
            >
              <i aria-hidden="true" className="font-semibold text-muted not-italic">
                {index + 1}
              </i>
              <SymbolInput
                aria-label={`Symbol, ${label}`}
                value={row.symbol}
                onChange={(symbol) => onEdit({ ...row, symbol })}
              />
              {(['previous', 'current'] as const).map((close) => (
                <NumberInput
                  key={close}
                  aria-label={`${closeNames[close]}, ${label}`}
                  kind="price"
                  value={row[close]}
                  onChange={(text) => onEdit({ ...row, [close]: text })}
                />
              ))}
              <output
                aria-label={`Change, ${label}`}
                aria-live="off"
                className={classes(changeLooks[look], 'text-right @max-[34rem]:col-[3/5]')}
              >
                {isRowComplete ? formatRowChange(row) : '-'}
              </output>
              <span
                className={classes(
                  'text-center text-label @max-[34rem]:col-2 @max-[34rem]:row-2 @max-[34rem]:text-left',
                  previousIndex === index ? 'text-muted' : 'font-semibold text-link',
                )}
              >
                {!isEmptyRow(row) &&
                  (previousIndex < 0
                    ? 'in'
                    : previousIndex === index
                      ? 'same'
                      : `was ${previousIndex + 1}`)}
              </span>
            </li>
          );
        })}
      </ol>
      {removedNames.length > 0 && (
        <p className="border-t border-hair pt-2 text-[0.8125rem]/5 wrap-anywhere text-muted">
          Out: {removedNames.join(', ')}
        </p>
      )}
      <Warnings>
        {[...(tie === null ? [] : [tie]), ...listStockWarnings(rows), ...warnings]}
      </Warnings>
    </section>
  );
}
