import { Link } from 'react-router-dom';
import { NOT_ADVICE } from '@/content/legal/pages';
import { getSiteHost } from '@/browser/settings';
import { createCitation } from '../citation';
import { toPinnedRange } from '../files';
import { seriesMessages } from '../messages';
import { isPinned } from '../ranges';
import { CitationTool } from '../tools/CitationTool';
import { MachineReadable } from '../tools/MachineReadable';
import { type Series, toShownSeries } from './useSeries';

/** Shows the citation, the data for developers and the code that embeds the series, in columns. */
export function CiteAndEmbed({ series }: { series: Series }) {
  const { content, history, address, now } = series;
  const shownSeries = toShownSeries(series);
  return (
    <div className="about-figure cite-and-embed">
      <h2 className="text-2xl/8 [letter-spacing:-0.022em]">{seriesMessages.citeAndEmbed}</h2>
      <dl className="mt-4 line-t border-navy-900">
        <div>
          <dt>Cite</dt>
          <dd>
            {/* The citation contains the current year. A prerendered page would have the year of
              the build. */}
            {history.view !== 'loading' && (
              <CitationTool
                citation={createCitation({
                  content,
                  figures: history.figures,
                  now,
                  host: getSiteHost(),
                  tenure: history.tenure,
                  pinned: isPinned(address.range) ? address.range : undefined,
                  shown: toPinnedRange(shownSeries),
                })}
              />
            )}
          </dd>
        </div>
        <MachineReadable {...shownSeries} />
      </dl>
      <p className="mt-4 text-sm/5 text-muted" data-keep-clear>
        {NOT_ADVICE} Source: <Link to={`/data#${content.slug}`}>{content.publisher}</Link>.
      </p>
    </div>
  );
}
