import { useAppSelector } from '@/ui/storeHooks';
import { type BondId, bondIds } from '@/figures/market';
import { Skeleton } from '@/ui/Skeleton';
import { findDayOfList } from '@/figures/recent';
import { rateLists } from '@/figures/registry';
import { RateAxis } from './RateAxis';
import { TenureList } from './TenureList';
import { VISIBLE_ROWS } from './visibleRows';
import { selectFixedIncome } from './marketSlice';
import { marketMessages } from './messages';
import { HistoryTitle } from './HistoryTitle';
import { getRateSpan } from './rateTicks';
import { OwnDate } from './OwnDate';
import { useBlockView } from './useBlockView';
import './FixedIncomePanel.css';

/**
 * A rate of 1,000% or more is wider than its column. If one list has such a rate, both lists hide
 * the dots.
 */
const MAX_CHARTED_RATE = 1000;

const slugs = { bonds: 'bonds', tbills: 'treasury-bills' } as const;

function SkeletonList() {
  return (
    <ul className="tenures loading-part" aria-hidden="true">
      {Array.from({ length: VISIBLE_ROWS }, (_, row) => (
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
 * Shows the rates of FGN bonds and T-bills. Each rate is a dot on an axis that both lists share, so
 * that the dots of a list look like a yield curve.
 */
export function FixedIncomePanel() {
  const request = useAppSelector(selectFixedIncome);
  const view = useBlockView(request);
  const { data } = request;
  const getTenures = (id: BondId) => data?.[id] ?? [];
  const rates = bondIds.flatMap(getTenures).map(({ rate }) => rate);
  const span = getRateSpan(rates);
  const showAsText = rates.some((rate) => Math.abs(rate) >= MAX_CHARTED_RATE);
  return (
    <section className="fixed-income" aria-busy={view === 'loading'} data-view={view}>
      <h3>Fixed Income Market</h3>
      {view === 'loading' && <span className="sr-only loading-text">Loading...</span>}
      <div className={showAsText ? 'rates in-words' : 'rates'}>
        {rates.length > 0 && <RateAxis span={span} />}
        {bondIds.map((id) => {
          const name = `FGN ${rateLists[id].type}`;
          return (
            <section key={id} className="bond">
              <div className="bond-head">
                <HistoryTitle slug={slugs[id]} title={name} />
                {getTenures(id).length > 0 && (
                  <OwnDate getDay={(recent) => findDayOfList(recent, id, getTenures(id))} />
                )}
              </div>
              {view === 'loading' || view === 'failed' ? (
                <SkeletonList />
              ) : getTenures(id).length > 0 ? (
                <TenureList name={name} tenures={getTenures(id)} span={span} />
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
