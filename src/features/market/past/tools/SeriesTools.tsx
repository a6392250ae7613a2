import type { KeyboardEvent } from 'react';
import type { ShownSeries } from '../files';
import { ToolAnswer } from './ToolAnswer';
import { ToolIcon } from './ToolIcon';
import { useTools } from './useTools';
import './tools.css';

/**
 * What a reader takes along from a series page: the figures as a file, the link, a picture. All of them are of the range that is open.
 */
export function SeriesTools(series: ShownSeries) {
  const { answer, setAnswer, drawing, downloadCsv, copyLink, sharePicture } = useTools(series);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAnswer(null);
  };
  return (
    // Escape closes what its keys have opened, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it answers for the keys in it
    <div className="tools" onKeyDown={onKeyDown}>
      <div className="tool-keys" role="group" aria-label="Use these figures">
        <button type="button" onClick={downloadCsv}>
          <ToolIcon name="download" />
          <span>Download CSV</span>
        </button>
        <button type="button" onClick={() => void copyLink()}>
          <ToolIcon name="link" />
          <span>Copy link</span>
        </button>
        <button type="button" aria-disabled={drawing} onClick={() => void sharePicture()}>
          <ToolIcon name="picture" />
          <span>{drawing ? 'Drawing...' : 'Share picture'}</span>
        </button>
      </div>
      <ToolAnswer answer={answer} onClose={() => setAnswer(null)} />
    </div>
  );
}
