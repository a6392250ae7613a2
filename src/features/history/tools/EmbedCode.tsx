import { type ReactNode, useRef } from 'react';
import { getEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import { toEmbedPath } from '@/content/seriesSlugs';
import { useHydrated } from '@/ui/browserState';
import { findOtherSeries } from '../compared/comparisonChoice';
import type { ShownSeries } from '../files';
import { EMBED_KB, toolMessages } from '../messages';
import { toAddressQuery } from '../series/address';
import { getSiteAddress } from './siteAddress';
import { copyOrSelect } from './copyOrSelect';
import { ActionButton } from './ActionButton';
import './tools.css';

/** The height of the frame in px. A single figure fits a column that is 320px wide. */
const FRAME_HEIGHTS = { chart: 420, figure: 330 } as const;

/**
 * Returns the HTML code of a frame that shows the series with the current range, comparison and
 * tenor.
 */
function createEmbedCode(site: string, series: ShownSeries) {
  const { content, range } = series;
  // With a comparison, the frame would also pass on the figures of the compared series. This needs
  // the permission of the owner of that series.
  const other = findOtherSeries(series.compare);
  const compare = other === undefined || other.use.reuse === 'yes' ? series.compare : null;
  const tenure = series.tenure ?? null;
  const kind = content.use.reuse === 'yes' ? 'chart' : 'figure';
  const query =
    kind === 'chart'
      ? toAddressQuery(content, { range, compare, tenure })
      : toAddressQuery(content, { tenure });
  const source = (site + toEmbedPath(content.slug) + query).replaceAll('&', '&amp;');
  const title = [content.name, tenure, `a ${kind} by ${firm.name}`].filter(Boolean).join(', ');
  return `<iframe src="${source}" title="${title}" width="100%" height="${FRAME_HEIGHTS[kind]}" loading="lazy" style="border:0"></iframe>`;
}

interface EmbedCodeProps {
  series: ShownSeries;
  name: string;
  children: ReactNode;
  /** The name of the text field for screen readers. */
  label: string;
}

/** A row of a description list with the HTML code of a frame, ready to copy. */
export function EmbedCode({ series, name, label, children }: EmbedCodeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const selectCode = () => {
    if (details.current !== null) details.current.open = true;
    field.current?.select();
  };
  // The prerendered page cannot know the origin from which it will be served.
  const code = createEmbedCode(useHydrated() ? getSiteAddress() : getEnv().siteUrl, series);
  return (
    <div className="print:hidden">
      <dt>{name}</dt>
      <dd>
        {children} It adds about {EMBED_KB} KB on a reader&rsquo;s first visit. It sets no cookies.
        It requests data from this site and from Google&rsquo;s database, so both see your
        readers&rsquo; internet addresses. It stores figures in their browsers. Please mention this
        in your privacy notice.
        <details className="embed-fold" ref={details}>
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
        <ActionButton
          icon="copy"
          onPress={() => copyOrSelect(code, toolMessages.codeCopied, selectCode)}
        >
          Copy <span className="sr-only">the code</span>
        </ActionButton>
      </dd>
    </div>
  );
}
