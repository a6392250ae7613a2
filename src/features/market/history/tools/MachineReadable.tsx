import { useRef } from 'react';
import { currentEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import { embedPath } from '@/content/seriesSlugs';
import { downloadFigures, type ShownSeries } from '../files';
import { EMBED_KB, toolMessages } from '../messages';
import { addressQuery, useHydrated } from '../series/address';
import { AnswerKey, copyOrSelect } from './Citation';
import './tools.css';

/** Returns HTML for another site's page, which shows the chart as it is open: its range, comparison and tenure. */
function embedCode(site: string, { content, range, compare, tenure }: ShownSeries) {
  const query = addressQuery({ range, compare, tenure: tenure ?? null, day: null });
  const source = (site + embedPath(content.slug) + query).replaceAll('&', '&amp;');
  const title = [content.name, tenure, `a chart by ${firm.name}`].filter(Boolean).join(', ');
  return `<iframe src="${source}" title="${title}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`;
}

/** The figures for programs, and the chart for other sites' pages: rows of a list of terms. */
export function MachineReadable(series: ShownSeries) {
  const fold = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const select = () => {
    if (fold.current !== null) fold.current.open = true;
    field.current?.select();
  };
  // As the build was told, else where this page is from, which its prerendered HTML does not know.
  const here = useHydrated() ? window.location.origin : '';
  const code = embedCode(currentEnv().siteUrl || here, series);
  return (
    <>
      <div className="print:hidden">
        <dt>For developers</dt>
        <dd>
          These figures as JSON, with every value published before.
          <AnswerKey icon="download" onPress={() => downloadFigures(series, 'json').text}>
            Download JSON
          </AnswerKey>
        </dd>
      </div>
      <div className="print:hidden">
        <dt>Embed this chart</dt>
        <dd>
          Paste this code into your page. The chart always has our newest figures. It adds about{' '}
          {EMBED_KB} KB on a reader&rsquo;s first visit. It sets no cookies, asks this site and
          Google&rsquo;s database, which see your readers&rsquo; internet addresses, and keeps
          figures in their browsers: say so in your privacy notice.
          <details className="embed-fold" ref={fold}>
            <summary className="w-fit cursor-pointer py-2 font-semibold text-link">
              Show the code
            </summary>
            <textarea
              className="mt-3 block w-full wrap-anywhere"
              ref={field}
              readOnly
              rows={4}
              value={code}
              aria-label="Code that embeds the chart"
              spellCheck={false}
            />
          </details>
          <AnswerKey
            icon="copy"
            onPress={() => copyOrSelect(code, toolMessages.codeCopied, select)}
          >
            Copy <span className="sr-only">the code</span>
          </AnswerKey>
        </dd>
      </div>
    </>
  );
}
