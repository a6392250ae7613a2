import { cssVars } from '@/ui/cssVars';
import { formatPrice, roundTo2 } from '@/lib/format';
import { viewOf } from '@/lib/requestState';
import { AsOf, BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { ChangePercent, Skeleton } from './Skeleton';
import type { Asi } from '@/figures/market';
import { marketMessages } from './messages';
import { HistoryLink } from './HistoryLink';
import { Scale } from './Scale';
import { CHANGE_SPAN } from './scales';
import { useAsi } from './useAsi';
import { useCloses } from './useCloses';
import './AsiPanel.css';

const LABELS = [
  { at: -5, text: '-5%' },
  { at: 0, text: '0' },
  { at: 5, text: '+5%' },
];

function AsiFigures({ asi }: { asi: Asi }) {
  const value = formatPrice(asi.value);
  const change = roundTo2(asi.change);
  return (
    <>
      <p className="asi-value figures" style={cssVars({ '--chars': value.length })}>
        {value}
      </p>
      <p className="asi-change">
        <ChangePercent percent={change} />
        <AsOf at={asi.date} />
      </p>
      <Scale value={change} span={CHANGE_SPAN} minor={0.25} major={1} labels={LABELS} />
    </>
  );
}

function AsiSkeleton() {
  return (
    <>
      <p className="asi-value figures">
        <Skeleton width="w-[8ch]" figure="asi.value" />
      </p>
      <p className="asi-change">
        <Skeleton width="w-40" figure="asi.change" />
        <span className="sr-only">Loading...</span>
      </p>
      <div className="scale" />
    </>
  );
}

export function AsiPanel() {
  const slot = useAsi();
  const past = useCloses();
  const view = viewOf(slot);
  return (
    <article className="asi-panel navy-ground" aria-busy={view === 'loading'}>
      <BlockHead title="All Share Index (ASI)" request={slot} />
      <HistoryLink
        to="/markets/asi"
        what="All Share Index"
        slot={slot}
        closes={past?.closes ?? []}
      />
      {slot.data !== null && <AsiFigures asi={slot.data} />}
      {view === 'loading' && <AsiSkeleton />}
      {view === 'empty' && <p className="asi-instead">{marketMessages.noFigure}</p>}
      {view === 'failed' && <p className="asi-instead">{UNAVAILABLE}</p>}
    </article>
  );
}
