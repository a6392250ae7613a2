import { useId } from 'react';
import { formatSigned } from '@/lib/format';
import { changeLooks } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { Warnings } from '@/ui/admin/Plausibility';
import { classes } from '@/ui/classes';
import { changePercent, type Stock, type StockKind } from '../../documents';
import { ROWS } from '../../limits';
import { equityMessages } from '../../messages';
import { CloseFields } from './CloseFields';
import { panelWords, tieWords } from './panelWords';
import {
  isEmptyPlace,
  notesOn,
  pickedIn,
  type Place,
  placeBefore,
  placeChange,
  type PlaceEdits,
  placesOf,
  tieName,
} from './places';
import { Button } from '@/ui/admin/Button';
import type { Ranking } from './rank';
import type { RowFix } from './types';
import './FiveList.css';

/** More than these are answered in the cells. */
const MOST_ANSWERS = 6;

export interface TieQuestionProps {
  ranking: Ranking;
  edits: PlaceEdits;
  onEdits: (edits: PlaceEdits) => void;
}

/** Asks which of the shares that moved as much has the last place. The answer can be changed. */
function TieQuestion({ ranking, edits, onEdits }: TieQuestionProps) {
  const { tie, five } = ranking;
  const standing = five.at(-1);
  if (tie === null || standing === undefined) return null;
  const change = `${formatSigned(changePercent(standing.previous, standing.current))}%`;
  const words = tieWords(tie, standing.symbol, change);
  const picked = pickedIn(ranking, edits);
  const answers = [standing, ...tie.outside.slice(0, MOST_ANSWERS)];
  return (
    <div
      className="mt-3 flex flex-wrap items-center gap-2 border-l-4 border-warn bg-warn-bg px-3 py-2.5 text-warn-ink data-settled:border-edge data-settled:bg-page data-settled:text-muted forced-colors:border forced-colors:border-l-4"
      role="group"
      aria-label={words.title}
      data-settled={picked !== null || undefined}
    >
      <StaffIcon name={picked === null ? 'warning' : 'check'} />
      <p className="flex-[1_1_17.5rem]">
        <b className="font-semibold">{words.title}</b> {words.text}
        {tie.outside.length > MOST_ANSWERS && ` ${panelWords.othersByHand}`}
      </p>
      <div className="ml-auto flex flex-wrap gap-2 @max-[34rem]:w-full @max-[34rem]:*:flex-1">
        {answers.map(({ symbol }) => (
          <Button
            key={symbol}
            small
            className="aria-pressed:border-navy-900 aria-pressed:shadow-[inset_0_0_0_1px_var(--color-navy-900)] forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]"
            aria-pressed={picked === symbol}
            onClick={() => onEdits({ ...edits, picked: { tie: tieName(ranking), symbol } })}
          >
            {symbol === standing.symbol ? words.keep : words.use(symbol)}
          </Button>
        ))}
      </div>
    </div>
  );
}

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
      {stocks.length === 0 && <p className="text-[0.8125rem]/5 text-muted">{panelWords.none}</p>}
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
  const change = placeChange(place);
  const look = change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  return (
    <li>
      <i aria-hidden="true">{rank}</i>
      <CloseFields of={label} text={{ symbol, previous, current }} onChange={onChange} />
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
