import { formatPercent, roundTo2 } from '@/lib/format';
import type { RequestView } from '@/lib/requestState';
import { useAppSelector } from '@/ui/storeHooks';
import { type Indicator, type IndicatorId, indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { classes } from '@/ui/classes';
import { Scale } from '@/ui/Scale';
import { INDICATOR_SPAN } from '@/figures/scaleSpans';
import { Skeleton } from '@/ui/Skeleton';
import { selectMacroeconomics } from './marketSlice';
import { HistoryTitle } from './HistoryTitle';
import { FigureText } from './FigureText';
import { useBlockView } from './useBlockView';
import './MacroStrip.css';

const SCALE_LABELS = [
  { at: -10, text: '-10%' },
  { at: 0, text: '0' },
  { at: 10, text: '10' },
  { at: 20, text: '20' },
  { at: 30, text: '30' },
  { at: 40, text: '40%' },
];

interface IndicatorCardProps {
  id: IndicatorId;
  view: RequestView;
  indicator: Indicator | null;
}

/**
 * Shows one indicator on a scale from -10% to 40%. Values above 0 are green, all others red. A card
 * without a value is as high as one with a value.
 */
function IndicatorCard({ id, view, indicator }: IndicatorCardProps) {
  const { boardTitle, slug } = indicators[id];
  const percentage = indicator && roundTo2(indicator.percentage);
  const tone = (percentage ?? 0) > 0 ? 'text-gain' : 'text-loss';
  return (
    <article className="indicator" data-view={view}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <HistoryTitle slug={slug} title={boardTitle} />
        <span
          className={classes(
            'indicator-date @max-xs:basis-full',
            indicator === null && view !== 'loading' && 'invisible',
          )}
        >
          {indicator?.date ?? <Skeleton width="w-[12ch]" />}
        </span>
      </div>
      <FigureText
        className={classes('indicator-value', percentage !== null && tone)}
        emptyClassName="ml-0 items-center text-[1rem] [letter-spacing:0] text-muted"
        text={percentage === null ? null : formatPercent(percentage)}
        view={view}
        width="w-[4ch]"
      />
      <Scale
        value={view === 'loading' ? undefined : percentage}
        span={INDICATOR_SPAN}
        minor={2}
        major={10}
        labels={SCALE_LABELS}
      />
    </article>
  );
}

export function MacroStrip() {
  const request = useAppSelector(selectMacroeconomics);
  const view = useBlockView(request);
  return (
    <section className="macro-strip" aria-busy={view === 'loading'}>
      <h3>Macroeconomics</h3>
      {view === 'loading' && <span className="sr-only loading-text">Loading...</span>}
      {indicatorIds.map((id) => (
        <IndicatorCard key={id} id={id} view={view} indicator={request.data?.[id] ?? null} />
      ))}
    </section>
  );
}
