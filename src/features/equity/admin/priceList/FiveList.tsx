import type { ShareTexts } from '@/figures/admin/stockDraft';
import { useId } from 'react';
import { formatSigned } from '@/lib/format';
import { changeLooks } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { Warnings } from '@/ui/admin/SanityNote';
import { classes } from '@/ui/classes';
import { type Stock, type StockKind } from '@/figures/stocks';
import { ROWS } from '@/figures/limits';
import { CloseFields } from './CloseFields';
import { panelLabels, describeTie } from './panelLabels';
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
import { stockLists } from '@/figures/registry';

interface FiveListProps {
  kind: StockKind;
  ranking: Ranking;
  published: readonly Stock[];
  edits: PlaceEdits;
  onEdits: (edits: PlaceEdits) => void;
}

/** Adds to a place its number and its place on the site now; null where it is new. */
interface ComparedPlace extends Place {
  rank: number;
  before: number | null;
}

/** Asks which of the shares that moved as much has the last place. The answer can be changed. */
function TieQuestion({ ranking, edits, onEdits }: Omit<FiveListProps, 'kind' | 'published'>) {
  const { tie, five } = ranking;
  const standing = five.at(-1);
  if (tie === null || standing === undefined) return null;
  const words = describeTie(tie, standing);
  const picked = pickedIn(ranking, edits);
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
      </p>
      <div className="ml-auto flex flex-wrap gap-2 @max-[34rem]:w-full @max-[34rem]:*:flex-1">
        {[standing, ...tie.outside].map(({ symbol }) => (
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

/** The second list has the heads of the first. */
const captionClass =
  'h-(--cap) text-[0.8125rem]/4 font-medium whitespace-nowrap text-muted [section+section_&]:hidden';
const columnsClass =
  'grid grid-cols-[16px_minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)_4.25rem_4rem] items-center gap-1.5 @max-[39rem]:grid-cols-[14px_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_3.75rem_3.375rem] @max-[39rem]:gap-1';

/** Tonight's five, each cell to be edited, beside what visitors see now, joined by lines. */
export function FiveList({ kind, ranking, published, edits, onEdits }: FiveListProps) {
  const titleId = useId();
  const title = stockLists[kind].title;
  const places = placesOf(ranking, edits).map((place, index) => ({
    ...place,
    rank: index + 1,
    before: placeBefore(place, published),
  }));
  const out = published.filter((_, index) => places.every(({ before }) => before !== index + 1));
  const entered = places.filter((place) => !isEmptyPlace(place) && place.before === null);
  const moved = places.filter(({ before, rank }) => before !== null && before !== rank);
  return (
    <section className="not-first:[--cap:0rem]" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId}>{title}</h3>
        <p className="text-[0.8125rem] text-muted">
          {panelLabels.movement(entered.length, out.length, moved.length)}
        </p>
      </div>
      <div className="grid grid-cols-[8.25rem_52px_minmax(0,1fr)] items-start @max-[39rem]:grid-cols-[6rem_40px_minmax(0,1fr)] @max-[34rem]:grid-cols-[minmax(0,1fr)]">
        <Published stocks={published} out={out} />
        <Lines places={places} />
        <div>
          <p
            className={classes(captionClass, columnsClass, 'text-right @max-[34rem]:hidden')}
            aria-hidden="true"
          >
            <span className="col-span-2 text-left font-semibold text-navy-900">Tonight</span>
            <span>Previous</span>
            <span>Current</span>
            <span>Change</span>
          </p>
          <ol>
            {places.map((place) => (
              <PlaceRow
                key={place.key}
                place={place}
                label={`${title} ${place.rank}`}
                onChange={(text) =>
                  onEdits({ ...edits, texts: new Map(edits.texts).set(place.key, text) })
                }
              />
            ))}
          </ol>
        </div>
      </div>
      {out.length > 0 && (
        <p className="hidden border-t border-hair pt-2 text-[0.8125rem]/5 wrap-anywhere text-muted @max-[34rem]:block">
          {panelLabels.outList(out.map(({ symbol }) => symbol))}
        </p>
      )}
      <TieQuestion ranking={ranking} edits={edits} onEdits={onEdits} />
      <Warnings>{notesOn(kind, places)}</Warnings>
    </section>
  );
}

function Published({ stocks, out }: { stocks: readonly Stock[]; out: readonly Stock[] }) {
  return (
    <div className="@max-[34rem]:hidden">
      <p className={classes(captionClass, 'flex items-center')}>{panelLabels.here}</p>
      {stocks.length === 0 && <p className="text-[0.8125rem]/5 text-muted">{panelLabels.none}</p>}
      <ol>
        {stocks.slice(0, ROWS).map((stock) => {
          const gone = out.includes(stock);
          return (
            <li
              key={stock.id || stock.symbol}
              className="grid h-(--row) grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-t border-hair text-[0.75rem] text-muted"
            >
              <b
                className={classes(
                  'overflow-hidden font-medium text-ellipsis',
                  gone ? 'line-through' : 'text-ink',
                )}
              >
                {stock.symbol}
              </b>
              {gone ? (
                <em className="font-semibold text-loss not-italic">{panelLabels.out}</em>
              ) : (
                <span className="@max-[39rem]:hidden">{formatSigned(stock.change)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Joins each share's place on the site with its place tonight. */
function Lines({ places }: { places: readonly ComparedPlace[] }) {
  const middle = (place: number) => (place - 0.5) * 44;
  return (
    <svg
      className="mx-1.5 mt-(--cap) h-[calc(5*var(--row))] w-10 overflow-visible *:fill-none *:[vector-effect:non-scaling-stroke] @max-[39rem]:w-7 @max-[34rem]:hidden"
      viewBox={`0 0 40 ${ROWS * 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {places.map(({ key, rank, before }) => {
        if (before === null) return null;
        const [from, to] = [middle(before), middle(rank)];
        return (
          <path
            key={key}
            className={
              from === to
                ? 'stroke-[#afc0d8] [stroke-width:1.5] forced-colors:stroke-[CanvasText]'
                : 'stroke-link stroke-2 forced-colors:stroke-[Highlight]'
            }
            d={`M0 ${from}C20 ${from} 20 ${to} 40 ${to}`}
          />
        );
      })}
    </svg>
  );
}

const placeClass = classes(
  'h-(--row) border-t border-hair @max-[34rem]:h-auto @max-[34rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,5.5rem)_minmax(0,5.5rem)] @max-[34rem]:gap-x-1 @max-[34rem]:gap-y-0.5 @max-[34rem]:py-1',
  '@max-[20rem]:grid-cols-[12px_minmax(0,1fr)_minmax(0,4.5rem)_minmax(0,4.5rem)] @max-[16rem]:grid-cols-[16px_minmax(0,1fr)_minmax(0,1fr)]',
  '[&_input]:h-9 [&_input]:px-2 @max-[39rem]:[&_input]:px-[5px] @min-[34rem]:pointer-fine:[&_input]:text-[0.8125rem]',
  '@max-[34rem]:[&_input]:h-11 @max-[34rem]:[&_input]:px-[7px] @max-[34rem]:[&_input]:text-[1rem] @max-[20rem]:[&_input]:px-[3px] @max-[20rem]:[&_input]:text-[0.9375rem]',
  '@max-[16rem]:[&_input:first-of-type]:col-[2/4]',
);
const chipClass =
  'inline-flex min-h-6 items-center justify-center gap-0.5 text-[0.75rem]/4 whitespace-nowrap @max-[34rem]:justify-start @max-[34rem]:bg-transparent @max-[34rem]:[grid-area:2/2/3/3] @max-[16rem]:[grid-area:3/2/4/3]';
const chipLooks = {
  in: 'bg-cyan-tint font-semibold text-[#0a4a70]',
  moved: 'font-semibold text-link',
  same: 'font-medium text-muted',
};

interface PlaceRowProps {
  place: ComparedPlace;
  /** Such as 'Top 5 gainers 1'. */
  label: string;
  onChange: (text: ShareTexts) => void;
}

function PlaceRow({ place, label, onChange }: PlaceRowProps) {
  const { symbol, previous, current, rank } = place;
  const change = placeChange(place);
  const look = change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  return (
    <li className={classes(columnsClass, placeClass)}>
      <i
        aria-hidden="true"
        className="font-semibold text-muted not-italic @max-[34rem]:[grid-row:1/3] @max-[16rem]:[grid-row:1/4]"
      >
        {rank}
      </i>
      <CloseFields of={label} text={{ symbol, previous, current }} onChange={onChange} />
      <output
        aria-label={`Change, ${label}`}
        aria-live="off"
        className={classes(
          changeLooks[look],
          'text-right @max-[39rem]:text-[0.8125rem] @max-[34rem]:[grid-area:2/3/3/5] @max-[16rem]:[grid-area:3/3/4/4]',
        )}
      >
        {change === null ? '-' : `${formatSigned(change)}%`}
      </output>
      {isEmptyPlace(place) ? <span /> : <Movement rank={rank} before={place.before} />}
    </li>
  );
}

function Movement({ rank, before }: Pick<ComparedPlace, 'rank' | 'before'>) {
  const kind = before === null ? 'in' : before === rank ? 'same' : 'moved';
  return (
    <span className={classes(chipClass, chipLooks[kind])}>
      {kind === 'moved' && (
        <StaffIcon
          name={rank < (before ?? 0) ? 'chevronUp' : 'chevronDown'}
          size={14}
          strokeWidth={2.25}
        />
      )}
      {kind === 'moved' ? panelLabels.was(before ?? 0) : panelLabels[kind]}
    </span>
  );
}
