import { type ReactNode, useRef } from 'react';
import { currentEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import { embedPath } from '@/content/seriesSlugs';
import { useHydrated } from '@/ui/browserState';
import type { ShownSeries } from '../files';
import { EMBED_KB, toolMessages } from '../messages';
import { addressQuery } from '../series/address';
import { copyOrSelect } from './copyOrSelect';
import { AnswerKey } from './AnswerKey';
import './tools.css';

/** The height of the frame in px: the chart's, or that of one figure in a column of 320 px. */
const HEIGHTS = { chart: 420, figure: 330 } as const;

/**
 * Returns HTML for another site's page, which shows the series as it is open: its range, comparison
 * and tenure.
 */
function embedCode(site: string, series: ShownSeries) {
  const { content, range, compare } = series;
  const tenure = series.tenure ?? null;
  const what = content.use.reuse === 'yes' ? 'chart' : 'figure';
  const query =
    what === 'chart'
      ? addressQuery({ range, compare, tenure, day: null })
      : addressQuery({ range: '1y', compare: false, tenure, day: null });
  const source = (site + embedPath(content.slug) + query).replaceAll('&', '&amp;');
  const title = [content.name, tenure, `a ${what} by ${firm.name}`].filter(Boolean).join(', ');
  return `<iframe src="${source}" title="${title}" width="100%" height="${HEIGHTS[what]}" loading="lazy" style="border:0"></iframe>`;
}

interface EmbedCodeProps {
  series: ShownSeries;
  /** The heading of the row, and what the code shows. */
  name: string;
  children: ReactNode;
  /** The code's name for screen readers. */
  label: string;
}

/** The code of a frame for another site's page, to be copied: a row of a list of terms. */
export function EmbedCode({ series, name, label, children }: EmbedCodeProps) {
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
    <div className="print:hidden">
      <dt>{name}</dt>
      <dd>
        {children} It adds about {EMBED_KB} KB on a reader&rsquo;s first visit. It sets no cookies,
        asks this site and Google&rsquo;s database, which see your readers&rsquo; internet
        addresses, and keeps figures in their browsers: say so in your privacy notice.
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
            aria-label={label}
            spellCheck={false}
          />
        </details>
        <AnswerKey icon="copy" onPress={() => copyOrSelect(code, toolMessages.codeCopied, select)}>
          Copy <span className="sr-only">the code</span>
        </AnswerKey>
      </dd>
    </div>
  );
}
