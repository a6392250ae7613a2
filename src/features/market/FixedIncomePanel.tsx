import { type UIEvent, useState } from 'react';
import { useAppSelector } from '@/ui/storeHooks';
import { cssVars } from '@/ui/cssVars';
import { type BondId, bondIds, type Tenure } from '@/figures/market';
import { position, type ScaleSpan } from '@/lib/scaleSpan';
import { formatPercent } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { dayOfList } from '@/figures/recent';
import { rateLists } from '@/figures/registry';
import { selectFixedIncome } from './marketSlice';
import { marketMessages } from './messages';
import { HistoryTitle } from './HistoryTitle';
import { rateSpan, rateTicks } from './rateAxis';
import { OwnDate } from './OwnDate';
import { useBlockView } from './useBlockView';
import './FixedIncomePanel.css';

/**
 * A rate from here on, percent, is longer than its column and says nothing on a scale: it stands
 * alone.
 */
const DRAWN_BELOW = 1000;

/** Rows in sight; with more the list scrolls, and says how many are below. */
const IN_SIGHT = 3;

interface TenureListProps {
  name: string;
  tenures: readonly Tenure[];
  span: ScaleSpan;
}

function TenureList({ name, tenures, span }: TenureListProps) {
  const count = tenures.length;
  const [passed, setPassed] = useState(0);
  const below = count - IN_SIGHT - passed;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    setPassed(Math.round((list.scrollTop / list.scrollHeight) * count));
  };
  return (
    <>
      <ul
        className="tenures"
        aria-label={`${name} tenures`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={count > IN_SIGHT ? 0 : undefined}
        onScroll={onScroll}
      >
        {tenures.map((tenure, at) => (
          <li key={at}>
            <span className="truncate pr-2 text-muted" title={tenure.label}>
              {tenure.label}
            </span>
            <span
              className="dotline rate-dot"
              style={cssVars({ '--at': position(tenure.rate, span) })}
              aria-hidden="true"
            />
            <b translate="no">{formatPercent(tenure.rate)}</b>
          </li>
        ))}
      </ul>
      {below > 0 && (
        <p className="relative flex h-6 items-center justify-center gap-1.5 line-t border-navy-900 bg-paper text-xs/4 font-medium text-link print:hidden">
          <Icon name="up" size={16} strokeWidth={2} />
          <span>{marketMessages.moreBelow(below)}</span>
        </p>
      )}
    </>
  );
}

function RateAxis({ span }: { span: ScaleSpan }) {
  const { labels, major, minor } = rateTicks(span);
  return (
    <div
      className="rate-axis"
      style={cssVars({ '--minor': minor, '--major': major })}
      aria-hidden="true"
    >
      {labels.map(({ at, text }) => (
        <span
          key={at}
          className="print:even:hidden"
          style={cssVars({ '--at': position(at, span) })}
        >
          {text}
        </span>
      ))}
      <i className="scale-ticks" />
    </div>
  );
}

const slugs = { bonds: 'bonds', tbills: 'treasury-bills' } as const;

function SkeletonList() {
  return (
    <ul className="tenures loading-part" aria-hidden="true">
      {Array.from({ length: IN_SIGHT }, (_, row) => (
        <li key={row}>
          <Skeleton width="w-[7ch]" />
          <span className="dotline" />
          <Skeleton width="w-[6ch]" />
        </li>
      ))}
    </ul>
  );
}

/**
 * FGN bonds and T-bills: each rate a dot on one axis for both lists, so that a list reads as a
 * curve.
 */
export function FixedIncomePanel() {
  const slot = useAppSelector(selectFixedIncome);
  const view = useBlockView(slot);
  const { data } = slot;
  const tenures = (id: BondId) => data?.[id] ?? [];
  const rates = bondIds.flatMap(tenures).map(({ rate }) => rate);
  const span = rateSpan(rates);
  const inWords = rates.some((rate) => Math.abs(rate) >= DRAWN_BELOW);
  return (
    <section className="fixed-income" aria-busy={view === 'loading'} data-view={view}>
      <h3>Fixed Income Market</h3>
      {view === 'loading' && <span className="sr-only loading-text">Loading...</span>}
      <div className={inWords ? 'rates in-words' : 'rates'}>
        {rates.length > 0 && <RateAxis span={span} />}
        {bondIds.map((id) => {
          const name = `FGN ${rateLists[id].type}`;
          return (
            <section key={id} className="bond">
              <div className="bond-head">
                <HistoryTitle slug={slugs[id]} title={name} />
                {tenures(id).length > 0 && (
                  <OwnDate dayIn={(recent) => dayOfList(recent, id, tenures(id))} />
                )}
              </div>
              {view === 'loading' || view === 'failed' ? (
                <SkeletonList />
              ) : tenures(id).length > 0 ? (
                <TenureList name={name} tenures={tenures(id)} span={span} />
              ) : (
                <p className="tenures grid content-center line-t border-grid bg-paper text-sm/[1.5] text-muted">
                  {marketMessages.noRates}
                </p>
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}
