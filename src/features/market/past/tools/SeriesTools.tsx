import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { siteHost } from '@/browser/settings';
import { citation, type Citation as CitationWords } from '../citation';
import { ToolAnswer } from './ToolAnswer';
import { ToolIcon } from './ToolIcon';
import type { ShownSeries } from './shownSeries';
import { useTools } from './useTools';
import { Citation } from './Citation';
import './tools.css';

/** How to name the series as a source, over what follows the tools. It takes the focus as it opens. */
function CitePanel({ citation, onClose }: { citation: CitationWords; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      className="tool-answer tool-pop"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      ref={panel}
    >
      <div className="tool-pop-head">
        <h2 id={heading}>Cite</h2>
        <button type="button" className="tool-close" aria-label="Close" onClick={onClose}>
          <ToolIcon name="close" size={18} />
        </button>
      </div>
      <Citation citation={citation} />
    </div>
  );
}

/**
 * What a reader takes along from a series page: the figures as a file, the link, the citation, a
 * picture. All of them are of the range that is open.
 */
export function SeriesTools(series: ShownSeries) {
  const { answer, setAnswer, drawing, downloadCsv, copyLink, sharePicture } = useTools(series);
  const [citing, setCiting] = useState(false);
  const cite = useRef<HTMLButtonElement>(null);

  const press = (tool: () => unknown) => () => {
    setCiting(false);
    tool();
  };
  const close = () => {
    setCiting(false);
    setAnswer(null);
    cite.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!citing && answer === null)) return;
    if (citing) close();
    else setAnswer(null);
  };
  return (
    // Escape closes what its keys have opened, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it answers for the keys in it
    <div className="tools" onKeyDown={onKeyDown}>
      <div className="tool-keys" role="group" aria-label="Use these figures">
        <button type="button" onClick={press(downloadCsv)}>
          <ToolIcon name="download" />
          <span>Download CSV</span>
        </button>
        <button type="button" onClick={press(() => void copyLink())}>
          <ToolIcon name="link" />
          <span>Copy link</span>
        </button>
        <button
          type="button"
          ref={cite}
          aria-expanded={citing}
          onClick={() => {
            setAnswer(null);
            setCiting(!citing);
          }}
        >
          <ToolIcon name="quote" />
          <span>Cite</span>
        </button>
        <button type="button" aria-disabled={drawing} onClick={press(() => void sharePicture())}>
          <ToolIcon name="picture" />
          <span>{drawing ? 'Drawing...' : 'Share picture'}</span>
        </button>
      </div>
      {citing && (
        <CitePanel
          citation={citation(series.content, series.figures, new Date(), siteHost(), series.tenure)}
          onClose={close}
        />
      )}
      <ToolAnswer answer={answer} onClose={() => setAnswer(null)} />
    </div>
  );
}
