import { useRef, useState } from 'react';
import { saveFile } from '@/browser/saveFile';
import { seriesPath } from '@/content/series';
import { toJson } from '../json';
import { CopyButton } from './CopyButton';
import { EMBED_KB, embedCode } from './embedCode';
import { toolMessages } from './messages';
import { fileOf, type ShownSeries } from './shownSeries';
import { ToolIcon } from './ToolIcon';
import { useSiteAddress } from './useSiteAddress';
import './tools.css';

/** The figures for programs, and the chart for other sites' pages: rows of a list of terms. */
export function MachineReadable(series: ShownSeries) {
  const { content } = series;
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const address = useSiteAddress();
  const code = embedCode(address, series);
  const download = () => {
    const file = fileOf(series, 'json');
    if (file === null) {
      setAnswer(toolMessages.noFigures);
      return;
    }
    const text = toJson(content, file.points, address + seriesPath(content.slug));
    saveFile(file.name, new Blob([text], { type: 'application/json' }));
    setAnswer(toolMessages.saved(file.name));
  };
  return (
    <>
      <div>
        <dt>For programs</dt>
        <dd>
          The same figures as JSON, with what was first published.
          <p className="copy">
            <button type="button" className="small-key" onClick={download}>
              <ToolIcon name="download" size={16} />
              <span>Download JSON</span>
            </button>
            <span role="status">{answer}</span>
          </p>
        </dd>
      </div>
      <div>
        <dt>On your own page</dt>
        <dd>
          This code shows the chart there, always with our newest figures.
          <textarea
            className="embed-code"
            ref={field}
            readOnly
            rows={4}
            value={code}
            aria-label="Code that embeds the chart"
            spellCheck={false}
          />
          <CopyButton
            text={code}
            about="the code"
            copied={toolMessages.codeCopied}
            notCopied={toolMessages.notCopied}
            onRefused={() => field.current?.select()}
          />
          <p className="mt-2">
            It costs your reader about {EMBED_KB} KB the first time, and sets no cookies.
          </p>
        </dd>
      </div>
    </>
  );
}
