import { type KeyboardEvent, useRef, useState } from 'react';
import { siteHost } from '@/browser/settings';
import { citation } from '../citation';
import { CitePanel } from './CitePanel';
import { ToolAnswer } from './ToolAnswer';
import { ToolIcon } from './ToolIcon';
import type { ShownSeries } from './shownSeries';
import { useTools } from './useTools';
import './tools.css';

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
