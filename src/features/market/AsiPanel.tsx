import { formatPrice, roundTo2 } from '@/lib/format';
import { AsOf } from '@/ui/AsOf';
import { FigureSkeleton } from './FigureSkeleton';
import { ChangePercent } from './ChangePercent';
import { FigureText } from './FigureText';
import { HistoryLink } from './HistoryLink';
import { Scale } from '@/ui/Scale';
import { CHANGE_SPAN } from '@/figures/scaleSpans';
import { useBlockView } from './useBlockView';
import { useAsi, useCloses } from './useAsi';
import { marketMessages } from './messages';
import './AsiPanel.css';

const SCALE_LABELS = [
  { at: -5, text: '-5%' },
  { at: 0, text: '0' },
  { at: 5, text: '+5%' },
];

export function AsiPanel() {
  const request = useAsi();
  const past = useCloses();
  const view = useBlockView(request);
  const asi = request.data;
  const text = asi && formatPrice(asi.value);
  return (
    <article className="asi-panel navy-ground" aria-busy={view === 'loading'} data-view={view}>
      <h3>All Share Index (ASI)</h3>
      <HistoryLink
        to="/markets/asi"
        seriesName="All Share Index"
        request={request}
        closes={past?.closes ?? []}
      />
      <FigureText
        key={text}
        className="asi-value"
        emptyClassName="text-[1.5rem]"
        text={text}
        view={view}
        width="w-[8ch]"
        figure="asi.value"
      />
      <p className="asi-change">
        {asi !== null && (
          <>
            <ChangePercent percent={asi.change} />
            <span className="sr-only">{marketMessages.fromSessionBefore}</span>
            <AsOf at={asi.date} />
          </>
        )}
        {view === 'loading' && (
          <>
            <FigureSkeleton width="w-40" figure="asi.change" />
            <span className="sr-only loading-text">Loading...</span>
          </>
        )}
      </p>
      <Scale
        value={view === 'loading' ? undefined : asi && roundTo2(asi.change)}
        span={CHANGE_SPAN}
        minor={0.25}
        major={1}
        labels={SCALE_LABELS}
      />
    </article>
  );
}
