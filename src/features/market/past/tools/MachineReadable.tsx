import { useRef, useState, useSyncExternalStore } from 'react';
import { saveFile } from '@/browser/share';
import { currentEnv } from '@/browser/settings';
import { fileOf, noneWords, type ShownSeries, toJson } from '../files';
import { toolMessages } from '../messages';
import { CopyButton } from './Citation';
import { EMBED_KB, embedCode } from './embedCode';
import { ToolIcon } from './ToolIcon';
import './tools.css';

const never = () => () => undefined;

/**
 * Where the site is, to be followed by a path: as the build was told, else where this page is from,
 * which its prerendered HTML does not know ('').
 */
function useSiteAddress(): string {
  const here = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const { siteUrl } = currentEnv();
  return siteUrl === '' ? here : siteUrl;
}

/** The figures for programs, and the chart for other sites' pages: rows of a list of terms. */
export function MachineReadable(series: ShownSeries) {
  const { content } = series;
  const [answer, setAnswer] = useState('');
  const fold = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const select = () => {
    if (fold.current !== null) fold.current.open = true;
    field.current?.select();
  };
  const address = useSiteAddress();
  const code = embedCode(address, series);
  const download = () => {
    const file = fileOf(series, 'json');
    if (file === null) {
      setAnswer(noneWords(series));
      return;
    }
    const text = toJson(content, file.points, new Date());
    saveFile(file.name, new Blob([text], { type: 'application/json' }));
    setAnswer(toolMessages.saved(file.name));
  };
  return (
    <>
      <div>
        <dt>For developers</dt>
        <dd>
          These figures as JSON, with the values first published.
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
        <dt>Embed this chart</dt>
        <dd>
          Paste this code into your page. The chart always has our newest figures. It adds about{' '}
          {EMBED_KB} KB on a reader&rsquo;s first visit and sets no cookies.
          <details className="embed-fold" ref={fold}>
            <summary>Show the code</summary>
            <textarea
              className="embed-code"
              ref={field}
              readOnly
              rows={4}
              value={code}
              aria-label="Code that embeds the chart"
              spellCheck={false}
            />
          </details>
          <CopyButton
            text={code}
            about="the code"
            copied={toolMessages.codeCopied}
            notCopied={toolMessages.notCopied}
            onRefused={select}
          />
        </dd>
      </div>
    </>
  );
}
