import type { ComponentProps } from 'react';
import { cssVars } from '@/ui/cssVars';
import { formatPercent, roundTo2 } from '@/lib/format';
import { viewOf } from '@/lib/requestState';
import { useAppSelector } from '@/app/hooks';
import { BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { classes } from '@/ui/classes';
import { type Indicator, type IndicatorId, indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { selectMacroeconomics } from './marketSlice';
import { marketMessages } from './messages';
import { HistoryTitle } from './HistoryLink';
import { Scale } from './Scale';
import { INDICATOR_SPAN } from './scales';
import { Skeleton } from './Skeleton';
import './MacroStrip.css';

type Title = ComponentProps<typeof HistoryTitle>;

const LABELS = [
  { at: -10, text: '-10%' },
  { at: 0, text: '0' },
  { at: 10, text: '10' },
  { at: 20, text: '20' },
  { at: 30, text: '30' },
  { at: 40, text: '40%' },
];

/** One indicator on the scale that all share; green above 0, otherwise red. */
function IndicatorCard({ indicator, ...title }: Title & { indicator: Indicator }) {
  const percentage = roundTo2(indicator.percentage);
  const text = formatPercent(percentage);
  return (
    <article className="indicator">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <HistoryTitle {...title} />
        <span className="indicator-date @max-xs:basis-full">{indicator.date}</span>
      </div>
      <p
        className={`indicator-value figures ${percentage > 0 ? 'text-gain' : 'text-loss'}`}
        style={cssVars({ '--chars': text.length })}
      >
        {text}
      </p>
      <Scale value={percentage} span={INDICATOR_SPAN} minor={2} major={10} labels={LABELS} />
    </article>
  );
}

/** The place of an indicator while it loads, or with what is said instead, in the same height. */
function IndicatorPlace({ say, ...title }: Title & { say?: string }) {
  const waiting = say === undefined;
  return (
    <article className="indicator">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <HistoryTitle {...title} />
        <span className={classes('indicator-date @max-xs:basis-full', !waiting && 'invisible')}>
          <Skeleton width="w-[12ch]" />
        </span>
      </div>
      {waiting ? (
        <p className="indicator-value figures">
          <Skeleton width="w-[4ch]" />
        </p>
      ) : (
        <p className="indicator-value ml-0 items-center text-[1rem] [letter-spacing:0] text-muted">
          {say}
        </p>
      )}
      <div className="scale" />
    </article>
  );
}

export function MacroStrip() {
  const slot = useAppSelector(selectMacroeconomics);
  const view = viewOf(slot);
  const card = (id: IndicatorId) => {
    const { boardTitle: title, slug } = indicators[id];
    if (view === 'loading') return <IndicatorPlace key={id} title={title} slug={slug} />;
    const indicator = slot.data?.[id] ?? null;
    if (indicator === null) {
      const say = view === 'failed' ? UNAVAILABLE : marketMessages.noFigure;
      return <IndicatorPlace key={id} title={title} slug={slug} say={say} />;
    }
    return <IndicatorCard key={id} title={title} slug={slug} indicator={indicator} />;
  };
  return (
    <section className="macro-strip" aria-busy={view === 'loading'}>
      <BlockHead title="Macroeconomics" request={slot} />
      {view === 'loading' && <span className="sr-only">Loading...</span>}
      {indicatorIds.map(card)}
    </section>
  );
}
