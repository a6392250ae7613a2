import { useId } from 'react';
import { formatSigned } from '@/lib/format';
import { changeLooks } from '@/ui/admin/Note';
import { NumberInput } from '@/ui/admin/NumberInput';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { Warnings } from '@/ui/admin/Warnings';
import { classes } from '@/ui/classes';
import type { Stock, StockKind } from '../../documents';
import { ROWS } from '../../limits';
import { equityMessages } from '../../messages';
import { SymbolInput } from '../SymbolInput';
import { panelWords } from './panelWords';
import { isEmptyPlace, notesOn, type Place, placeBefore, placeChange, placesOf } from './places';
import { TieQuestion, type TieQuestionProps } from './TieQuestion';
import type { RowFix } from './types';
import './FiveList.css';

interface FiveListProps extends TieQuestionProps {
  kind: StockKind;
  published: readonly Stock[];
}

/** Tonight's five, each cell to be edited, beside what visitors see now, joined by lines. */
export function FiveList({ kind, ranking, published, edits, onEdits }: FiveListProps) {
  const titleId = useId();
  const title = equityMessages[kind].tab;
  const places = placesOf(kind, ranking, edits);
  const filled = places.filter((place) => !isEmptyPlace(place));
  const before = filled.map((place) => placeBefore(place, published));
  const stay = new Set(before);
  const out = published.filter((_, index) => !stay.has(index + 1));
  const entered = before.filter((place) => place === null).length;
  const moved = places.filter((place, index) => {
    const was = placeBefore(place, published);
    return was !== null && was !== index + 1;
  }).length;
  return (
    <section className="prices-five" aria-labelledby={titleId}>
      <div className="prices-five-head">
        <h3 id={titleId}>{title}</h3>
        <p>{panelWords.movement(entered, out.length, moved)}</p>
      </div>
      <div className="prices-bump">
        <Published stocks={published} out={out} />
        <Lines places={places} published={published} />
        <div className="prices-tonight">
          <p className="prices-caption" aria-hidden="true">
            <span>Tonight</span>
            <span>Previous</span>
            <span>Current</span>
            <span>Change</span>
          </p>
          <ol>
            {places.map((place, index) => (
              <PlaceRow
                key={place.key}
                place={place}
                label={`${title} ${index + 1}`}
                rank={index + 1}
                before={placeBefore(place, published)}
                onChange={(text) =>
                  onEdits({ ...edits, texts: { ...edits.texts, [place.key]: text } })
                }
              />
            ))}
          </ol>
        </div>
      </div>
      {out.length > 0 && (
        <p className="prices-out">{panelWords.outList(out.map(({ symbol }) => symbol))}</p>
      )}
      <TieQuestion ranking={ranking} edits={edits} onEdits={onEdits} />
      <Warnings>{notesOn(kind, places)}</Warnings>
    </section>
  );
}

function Published({ stocks, out }: { stocks: readonly Stock[]; out: readonly Stock[] }) {
  return (
    <div className="prices-now">
      <p className="prices-caption">{panelWords.here}</p>
      {stocks.length === 0 && <p className="prices-small">{panelWords.none}</p>}
      <ol>
        {stocks.slice(0, ROWS).map((stock) => {
          const gone = out.includes(stock);
          return (
            <li key={stock.id || stock.symbol} data-out={gone || undefined}>
              <b>{stock.symbol}</b>
              {gone ? <em>{panelWords.out}</em> : <span>{formatSigned(stock.change)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Joins each share's place on the site with its place tonight. */
function Lines({ places, published }: { places: readonly Place[]; published: readonly Stock[] }) {
  const middle = (place: number) => (place - 0.5) * 44;
  return (
    <svg
      className="prices-lines"
      viewBox={`0 0 40 ${ROWS * 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {places.map((place, index) => {
        const was = placeBefore(place, published);
        if (was === null) return null;
        const [from, to] = [middle(was), middle(index + 1)];
        return (
          <path
            key={place.key}
            data-moved={from !== to || undefined}
            d={`M0 ${from}C20 ${from} 20 ${to} 40 ${to}`}
          />
        );
      })}
    </svg>
  );
}

interface PlaceRowProps {
  place: Place;
  /** Such as 'Top 5 gainers 1'. */
  label: string;
  rank: number;
  before: number | null;
  onChange: (text: RowFix) => void;
}

function PlaceRow({ place, label, rank, before, onChange }: PlaceRowProps) {
  const { symbol, previous, current } = place;
  const text = { symbol, previous, current };
  const change = placeChange(place);
  const look = change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  return (
    <li>
      <i aria-hidden="true">{rank}</i>
      <SymbolInput
        aria-label={`Symbol, ${label}`}
        value={symbol}
        onChange={(value) => onChange({ ...text, symbol: value })}
      />
      <NumberInput
        aria-label={`Previous close, ${label}`}
        kind="price"
        value={previous}
        onChange={(value) => onChange({ ...text, previous: value })}
      />
      <NumberInput
        aria-label={`Current close, ${label}`}
        kind="price"
        value={current}
        onChange={(value) => onChange({ ...text, current: value })}
      />
      <output aria-label={`Change, ${label}`} aria-live="off" className={changeLooks[look]}>
        {change === null ? '-' : `${formatSigned(change)}%`}
      </output>
      {isEmptyPlace(place) ? <span /> : <Movement rank={rank} before={before} />}
    </li>
  );
}

function Movement({ rank, before }: { rank: number; before: number | null }) {
  const kind = before === null ? 'in' : before === rank ? 'same' : 'moved';
  return (
    <span className={classes('prices-chip', `prices-${kind}`)}>
      {before !== null && before !== rank && (
        <StaffIcon
          name={rank < before ? 'chevronUp' : 'chevronDown'}
          size={14}
          strokeWidth={2.25}
        />
      )}
      {before === null ? panelWords.in : before === rank ? panelWords.same : panelWords.was(before)}
    </span>
  );
}
