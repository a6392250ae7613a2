import { cssVars } from '@/ui/cssVars';
import { formatPrice, roundTo2 } from '@/lib/format';
import type { View } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { ChangePercent, Skeleton } from './Skeleton';
import type { Asi } from '@/figures/market';
import { marketMessages } from './messages';
import { HistoryLink } from './HistoryLink';
import { Scale } from './Scale';
import { CHANGE_SPAN } from './scales';
import { useBlock } from './FailureLine';
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
  return (
    <>
      <p className="asi-value figures" style={cssVars({ '--chars': value.length })}>
        {value}
      </p>
      <p className="asi-change">
        <ChangePercent percent={roundTo2(asi.change)} />
        <AsOf at={asi.date} />
      </p>
    </>
  );
}

/** The place of the index while it loads, or where there is none. */
function AsiPlace({ view }: { view: View }) {
  return (
    <>
      <p className={`asi-value ${view === 'empty' ? 'text-[1.5rem]' : 'figures'}`}>
        {view === 'empty' ? (
          marketMessages.noFigure
        ) : (
          <Skeleton width="w-[8ch]" figure="asi.value" />
        )}
      </p>
      <p className="asi-change">
        {view === 'loading' && (
          <>
            <Skeleton width="w-40" figure="asi.change" />
            <span className="sr-only">Loading...</span>
          </>
        )}
      </p>
    </>
  );
}

export function AsiPanel() {
  const slot = useAsi();
  const past = useCloses();
  const view = useBlock(slot);
  const change = slot.data && roundTo2(slot.data.change);
  return (
    <article className="asi-panel navy-ground" aria-busy={view === 'loading'} data-view={view}>
      <h3>All Share Index (ASI)</h3>
      <HistoryLink
        to="/markets/asi"
        what="All Share Index"
        slot={slot}
        closes={past?.closes ?? []}
      />
      {slot.data === null ? <AsiPlace view={view} /> : <AsiFigures asi={slot.data} />}
      <Scale
        value={view === 'loading' ? undefined : change}
        span={CHANGE_SPAN}
        minor={0.25}
        major={1}
        labels={LABELS}
      />
    </article>
  );
}
