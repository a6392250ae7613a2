import type { ComponentProps } from 'react';
import { cssVars } from '@/ui/cssVars';
import { formatPercent, roundTo2 } from '@/lib/format';
import type { View } from '@/lib/requestState';
import { useAppSelector } from '@/app/hooks';
import { type Indicator, indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { classes } from '@/ui/classes';
import { selectMacroeconomics } from './marketSlice';
import { marketMessages } from './messages';
import { HistoryTitle } from './HistoryLink';
import { Scale } from './Scale';
import { INDICATOR_SPAN } from './scales';
import { Skeleton } from './Skeleton';
import { useBlock } from './FailureLine';
import './MacroStrip.css';

type Title = ComponentProps<typeof HistoryTitle>;
type Shown = { view: View; indicator: Indicator | null };

const LABELS = [
  { at: -10, text: '-10%' },
  { at: 0, text: '0' },
  { at: 10, text: '10' },
  { at: 20, text: '20' },
  { at: 30, text: '30' },
  { at: 40, text: '40%' },
];

/** One indicator on the scale that all share; green above 0, otherwise red. Its place is as high without it. */
function IndicatorCard({ view, indicator, ...title }: Title & Shown) {
  const percentage = indicator && roundTo2(indicator.percentage);
  const text = percentage === null ? '' : formatPercent(percentage);
  return (
    <article className="indicator" data-view={view}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <HistoryTitle {...title} />
        <span
          className={classes(
            'indicator-date @max-xs:basis-full',
            indicator === null && view !== 'loading' && 'invisible',
          )}
        >
          {indicator?.date ?? <Skeleton width="w-[12ch]" />}
        </span>
      </div>
      {percentage !== null ? (
        <p
          className={`indicator-value figures ${percentage > 0 ? 'text-gain' : 'text-loss'}`}
          style={cssVars({ '--chars': text.length })}
        >
          {text}
        </p>
      ) : view === 'loading' || view === 'failed' ? (
        <p className="indicator-value figures">
          <Skeleton width="w-[4ch]" />
        </p>
      ) : (
        <p className="indicator-value ml-0 items-center text-[1rem] [letter-spacing:0] text-muted">
          {marketMessages.noFigure}
        </p>
      )}
      <Scale
        value={view === 'loading' ? undefined : percentage}
        span={INDICATOR_SPAN}
        minor={2}
        major={10}
        labels={LABELS}
      />
    </article>
  );
}

export function MacroStrip() {
  const slot = useAppSelector(selectMacroeconomics);
  const view = useBlock(slot);
  return (
    <section className="macro-strip" aria-busy={view === 'loading'}>
      <h3>Macroeconomics</h3>
      {view === 'loading' && <span className="sr-only">Loading...</span>}
      {indicatorIds.map((id) => {
        const { boardTitle: title, slug } = indicators[id];
        const indicator = slot.data?.[id] ?? null;
        return <IndicatorCard key={id} {...{ title, slug, view, indicator }} />;
      })}
    </section>
  );
}
