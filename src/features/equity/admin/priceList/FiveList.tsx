import { useId } from 'react';
import {
  closesOf,
  formatRowChange,
  isComplete,
  stockQuestions,
  stockWarnings,
} from '@/figures/admin/stockDraft';
import { describeMoves, moves } from '@/figures/admin/stockDifferences';
import { stockLists } from '@/figures/registry';
import type { Stock, StockKind } from '@/figures/stocks';
import { plainWord } from '@/lib/plainText';
import { directionOf, percentMoved } from '@/lib/change';
import { changeLooks } from '@/ui/admin/changeLooks';
import { NumberInput } from '@/ui/admin/NumberInput';
import { Warnings } from '@/ui/admin/Warnings';
import { classes } from '@/ui/classes';
import { SymbolInput } from '../SymbolInput';
import { type FiveOfKind, isEmptyPlace } from './tonightStocks';

interface FiveListProps extends Pick<FiveOfKind, 'places' | 'tie'> {
  kind: StockKind;
  published: readonly Pick<Stock, 'symbol'>[];
  onEdit: (place: FiveOfKind['places'][number]) => void;
}

const columnsClass =
  'grid grid-cols-[16px_minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)_4.25rem_4rem] items-center gap-1.5 @max-[34rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,5.5rem)_minmax(0,5.5rem)] @max-[34rem]:gap-x-1 @max-[34rem]:gap-y-0.5 @max-[34rem]:py-1 @max-[20rem]:grid-cols-[12px_minmax(0,1fr)_minmax(0,4.5rem)_minmax(0,4.5rem)] @max-[16rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,1fr)]';
const inputsClass =
  '[&_input]:h-9 [&_input]:px-2 @max-[34rem]:[&_input]:h-11 @max-[34rem]:[&_input]:px-1.5 @max-[34rem]:[&_input]:text-[1rem] @max-[20rem]:[&_input]:px-[3px] @max-[20rem]:[&_input]:text-[0.9375rem] @max-[16rem]:[&_input:first-of-type]:col-[2/4]';

const closeNames = { previous: 'Previous close', current: 'Current close' };

/** Tonight's five, each cell to be edited, and how they differ from what visitors see now. */
export function FiveList({ kind, places, tie, published, onEdit }: FiveListProps) {
  const titleId = useId();
  const { title } = stockLists[kind];
  const nameOf = ({ symbol }: { symbol: string }) => plainWord(symbol).toUpperCase();
  const names = places.map(nameOf).filter(Boolean);
  const before = published.map(nameOf);
  const out = before.filter((name) => !names.includes(name));
  const doubts = stockQuestions(kind, places).map(({ reason }) => reason);
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId}>{title}</h3>
        <p className="text-[0.8125rem] text-muted">
          {describeMoves(moves(before, names)) || 'The same shares'}
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
        {places.map((place, index) => {
          const label = `${title} ${index + 1}`;
          const isWhole = isComplete(place);
          const look = isWhole ? directionOf(percentMoved(...closesOf(place))) : 'same';
          const was = before.indexOf(nameOf(place));
          return (
            <li
              key={place.id}
              className={classes(columnsClass, inputsClass, 'min-h-(--row) border-t border-hair')}
            >
              <i aria-hidden="true" className="font-semibold text-muted not-italic">
                {index + 1}
              </i>
              <SymbolInput
                aria-label={`Symbol, ${label}`}
                value={place.symbol}
                onChange={(symbol) => onEdit({ ...place, symbol })}
              />
              {(['previous', 'current'] as const).map((close) => (
                <NumberInput
                  key={close}
                  aria-label={`${closeNames[close]}, ${label}`}
                  kind="price"
                  value={place[close]}
                  onChange={(text) => onEdit({ ...place, [close]: text })}
                />
              ))}
              <output
                aria-label={`Change, ${label}`}
                aria-live="off"
                className={classes(changeLooks[look], 'text-right @max-[34rem]:col-[3/5]')}
              >
                {isWhole ? formatRowChange(place) : '-'}
              </output>
              <span
                className={classes(
                  'text-center text-label @max-[34rem]:col-2 @max-[34rem]:row-2 @max-[34rem]:text-left',
                  was === index ? 'text-muted' : 'font-semibold text-link',
                )}
              >
                {!isEmptyPlace(place) &&
                  (was < 0 ? 'in' : was === index ? 'same' : `was ${was + 1}`)}
              </span>
            </li>
          );
        })}
      </ol>
      {out.length > 0 && (
        <p className="border-t border-hair pt-2 text-[0.8125rem]/5 wrap-anywhere text-muted">
          Out: {out.join(', ')}
        </p>
      )}
      <Warnings>{[...(tie === null ? [] : [tie]), ...stockWarnings(places), ...doubts]}</Warnings>
    </section>
  );
}
