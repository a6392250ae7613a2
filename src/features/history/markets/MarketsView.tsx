import { Fragment, memo, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { isRetrying, getOutdatedTime, getRequestView } from '@/lib/requestState';
import { indicators } from '@/figures/registry';
import { FailureLine } from '@/ui/FailureLine';
import type { PagePart } from '@/ui/pagePart';
import { CalendarLink } from '../CalendarLink';
import { describeBeginning, findNextDue } from '../due';
import { marketsMessages } from '../messages';
import { CardChart, type CardChartProps } from './CardChart';
import { CurveChart } from './CurveChart';
import { describeTenure } from '../tenures';
import { FoldedCards } from './FoldedCards';
import { JumpList } from './JumpList';
import { MarketCard, type MarketCardProps } from './MarketCard';
import { type LeadComponent, MarketsHead } from './MarketsHead';
import {
  areAllEmpty,
  indicatorCards,
  isOutline,
  type Markets,
  RATES_TITLE,
  joinSeries,
  useMarkets,
} from './useMarkets';
import './Markets.css';

type SeriesCardProps = Omit<MarketCardProps, 'children'> & CardChartProps;

// Memoized, so that the response for one series renders only its own card.
const SeriesCard = memo(function SeriesCard(props: SeriesCardProps) {
  return (
    <MarketCard {...props}>
      <CardChart {...props} />
    </MarketCard>
  );
});

const RatesCard = memo(function RatesCard({
  bonds,
  tbills,
  now,
}: Pick<Markets, 'bonds' | 'tbills' | 'now'>) {
  const series = joinSeries(bonds, tbills);
  const { view, tenure } = series.history;
  return (
    <MarketCard
      {...series}
      id="rates"
      title={RATES_TITLE}
      moreLabel="Full bond history"
      valueNote={tenure === undefined ? undefined : `a year, ${describeTenure(tenure)}`}
      secondSeries={tbills.content}
      now={now}
    >
      <CurveChart bonds={bonds} bills={tbills} view={view} now={now} />
    </MarketCard>
  );
});

/**
 * The notice above the cards. It reports which figures failed to load, which are cached, and which
 * are not stored yet.
 */
function MarketsLine({ markets, beside }: { markets: Markets; beside: PagePart }) {
  const dispatch = useAppDispatch();
  const { now, ...all } = markets;
  const series = Object.values(all);
  const other = useAppSelector(beside.select);
  return (
    <FailureLine
      none={series.every(isOutline) && describeBeginning(all.asi.content, now, 'first are')}
      due={marketsMessages.newDue(findNextDue(all.asi.content, [], now).text)}
      requests={[
        ...series.map(({ content: { name }, history }) => ({
          ...history,
          name,
          isThere: history.view !== 'failed' && history.failed === 'older',
        })),
        { ...other, name: beside.name, oldSince: getOutdatedTime(other) },
      ]}
      busy={isRetrying(other) || series.some(({ history }) => history.retrying)}
      onRetry={() => {
        for (const { history } of series) if (history.error !== null) history.retry();
        dispatch(beside.open());
      }}
    />
  );
}

function MarketCards({ markets }: { markets: Markets }) {
  const { asi, exchangeRate, bonds, tbills, now } = markets;
  return (
    <>
      <SeriesCard
        {...asi}
        id="asi"
        title={asi.content.fullName}
        moreLabel="Full index history"
        className="index-card"
        tone="navy"
        now={now}
      />
      <SeriesCard
        {...exchangeRate}
        id="naira"
        title={exchangeRate.content.name}
        moreLabel="Full exchange rate history"
        tone="cyan"
        now={now}
      />
      <RatesCard bonds={bonds} tbills={tbills} now={now} />
      <div className="card-row">
        {indicatorCards.map((id) => (
          <SeriesCard
            key={id}
            {...markets[id]}
            id={markets[id].content.slug}
            title={markets[id].content.name}
            moreLabel={`Full ${indicators[id].name} history`}
            now={now}
          />
        ))}
      </div>
    </>
  );
}

interface MarketsViewProps {
  children?: ReactNode;
  /**
   * The page part that `children` display. If this part fails to load, the notice above the cards
   * reports it.
   */
  beside: PagePart;
  Lead?: LeadComponent;
}

export function MarketsView({ children, beside, Lead }: MarketsViewProps) {
  const markets = useMarkets();
  const other = useAppSelector(beside.select);
  // The empty cards (`FoldedCards`) replace the normal cards as new elements. Browsers do not count
  // new elements as a layout shift.
  const isFolded = areAllEmpty(markets) && getRequestView(other) !== 'loading';
  return (
    <>
      <MarketsHead markets={markets} Lead={Lead} />
      <section className="page-grid pb-section" aria-label={marketsMessages.allSeries}>
        <div className={isFolded ? 'markets-notice' : undefined}>
          <MarketsLine markets={markets} beside={beside} />
        </div>
        {isFolded ? (
          <Fragment key="folded">
            <FoldedCards markets={markets} />
            {other.error === null && <div className="market-cards mt-6">{children}</div>}
            <Note />
          </Fragment>
        ) : (
          <Fragment key="cards">
            <JumpList markets={markets} />
            <div className="market-cards">
              <MarketCards markets={markets} />
              {children}
            </div>
            <Note />
          </Fragment>
        )}
      </section>
    </>
  );
}

const Note = () => (
  <p className="note mt-6 max-w-[54em]">
    {marketsMessages.note} <CalendarLink />
  </p>
);
