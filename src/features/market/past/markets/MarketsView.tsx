import { memo, type ReactNode } from 'react';
import { type ChartSize, PLOT_HEIGHTS } from '@/lib/chart/plotLabels';
import { marketMessages } from '../../messages';
import { marketsMessages } from '../messages';
import { CurveChart, CurveLegend, StatChart, YearChart } from './Charts';
import { tenureWords } from './curve';
import { MarketCard, type MarketCardProps } from './MarketCard';
import { MarketsHead } from './MarketsHead';
import { SHARED_TOP } from './statChart';
import { type Markets, type SeriesPast, together, useMarkets } from './useMarkets';
import { Chart } from '@/ui/chart/Chart';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Plot } from '@/ui/chart/Plot';
import './Markets.css';
import './MarketsPrint.css';

/** The plot of the index is taller: see CardChart.css. */
const INDEX_HEIGHTS = [16 / 0.75, 23.5 / 0.75] as const;

// A card is drawn again when its own series changes, not with each of the seven answers.
const IndexCard = memo(function IndexCard({ asi, now }: Pick<Markets, 'asi' | 'now'>) {
  const shared = { tone: 'navy', className: 'index-chart' } as const;
  return (
    <MarketCard
      {...asi}
      id="asi"
      title={asi.content.fullName}
      more="Full index history"
      className="index-card"
      now={now}
      chart={(drawn) =>
        drawn ? (
          <YearChart {...asi} {...shared} now={now} heights={INDEX_HEIGHTS} />
        ) : (
          <WaitingChart size="medium" {...shared} ticks={53} waits={asi.past.view === 'loading'} />
        )
      }
    />
  );
});

const NairaCard = memo(function NairaCard({
  exchangeRate,
  now,
}: Pick<Markets, 'exchangeRate' | 'now'>) {
  const shared = { tone: 'cyan', className: 'naira-chart' } as const;
  const waits = exchangeRate.past.view === 'loading';
  return (
    <MarketCard
      {...exchangeRate}
      id="naira"
      title={exchangeRate.content.name}
      more="Full exchange rate history"
      className="card-half"
      unit="/$"
      now={now}
      chart={(drawn) =>
        drawn ? (
          <YearChart {...exchangeRate} {...shared} now={now} heights={PLOT_HEIGHTS.medium} />
        ) : (
          <WaitingChart size="medium" {...shared} ticks={53} waits={waits} />
        )
      }
    />
  );
});

const RatesCard = memo(function RatesCard({
  bonds,
  tbills,
  now,
}: Pick<Markets, 'bonds' | 'tbills' | 'now'>) {
  const past = together(bonds.past, tbills.past);
  const content =
    bonds.past.figures.length > 0 || tbills.past.figures.length === 0
      ? bonds.content
      : tbills.content;
  const { tenure } = past;
  return (
    <MarketCard
      content={content}
      past={past}
      id="rates"
      title="What the government pays to borrow"
      more="Full bond history"
      className="card-half"
      beside={tenure === undefined ? undefined : `a year, ${tenureWords(tenure)}`}
      also={tbills.content}
      now={now}
      chart={(drawn) =>
        drawn ? (
          <CurveChart bonds={bonds} bills={tbills} now={now} />
        ) : (
          <>
            <WaitingChart
              size="medium"
              className="curve-chart"
              ticks={7}
              waits={past.view === 'loading'}
            />
            <CurveLegend />
          </>
        )
      }
    />
  );
});

interface StatCardProps extends SeriesPast, Pick<MarketCardProps, 'id' | 'more' | 'now'> {
  /** The least value that the scale goes to. */
  top: number;
}

const StatCard = memo(function StatCard({ top, ...rest }: StatCardProps) {
  const { content, past, now } = rest;
  return (
    <MarketCard
      {...rest}
      title={content.name}
      className="card-third"
      chart={(drawn) =>
        drawn ? (
          <StatChart content={content} past={past} now={now} top={top} />
        ) : (
          <WaitingChart size="small" ticks={21} waits={past.view === 'loading'} />
        )
      }
    />
  );
});

/** That figures of the last visit are being refreshed, or could not be: once for all cards. */
function statusOf(parts: readonly SeriesPast[]): string {
  const failed = parts.filter(({ past }) => past.error !== null);
  const old = failed.every(({ past }) => past.figures.length > 0);
  if (failed.length === parts.length) return marketMessages.allFailed(old);
  if (failed.length > 0) {
    return marketMessages.someFailed(
      failed.map(({ content }) => content.name),
      old,
    );
  }
  return parts.some(({ past }) => past.cachedAt !== undefined) ? marketMessages.looking : '';
}

/** /markets: all series with their past, and further cards below them. */
export function MarketsView({ children }: { children?: ReactNode }) {
  const markets = useMarkets();
  const { asi, exchangeRate, bonds, tbills, inflation, monetaryPolicy, gdp, now } = markets;
  const parts = [asi, exchangeRate, bonds, tbills, inflation, monetaryPolicy, gdp];
  // Inflation and policy rate are read on one scale, so that they can be compared.
  const rates = [inflation, monetaryPolicy].flatMap(({ past }) => past.figures);
  const top = Math.max(SHARED_TOP, ...rates.map(({ value }) => value));
  return (
    <>
      <MarketsHead markets={markets} />
      <section className="markets-body page-grid" aria-label={marketsMessages.allSeries}>
        <p role="status" className="sr-only">
          {statusOf(parts)}
        </p>
        <div className="market-cards">
          <IndexCard asi={asi} now={now} />
          <NairaCard exchangeRate={exchangeRate} now={now} />
          <RatesCard bonds={bonds} tbills={tbills} now={now} />
          <StatCard
            {...inflation}
            id="inflation"
            more="Full inflation history"
            top={top}
            now={now}
          />
          <StatCard
            {...monetaryPolicy}
            id="policy"
            more="Full policy rate history"
            top={top}
            now={now}
          />
          <StatCard {...gdp} id="gdp" more="Full GDP growth history" top={0} now={now} />
          {children}
        </div>
        <p className="note markets-note">{marketsMessages.note}</p>
      </section>
    </>
  );
}

interface WaitingChartProps {
  size: Exclude<ChartSize, 'big'>;
  tone?: 'navy' | 'cyan';
  className?: string;
  /** Of the lying ruler. */
  ticks: number;
  waits: boolean;
}

/** The rulers of a chart that has nothing to draw, yet or at all: in the place and height of the chart. */
function WaitingChart({ size, tone, className, ticks, waits }: WaitingChartProps) {
  const blank = Array.from({ length: ticks }, (_, index) => ({
    at: index / (ticks - 1),
    long: index % 4 === 0,
  }));
  return (
    <Chart size={size} className={className}>
      <Plot {...(waits && { className: 'plot-waiting' })} />
      <YAxis scale={null} format={String} {...(tone && { tone })} />
      <XAxis ticks={blank} labels={[]} />
    </Chart>
  );
}
