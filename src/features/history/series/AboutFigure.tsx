import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NOT_ADVICE } from '@/content/legal/pages';
import type { SeriesUse } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { getSiteHost } from '@/browser/settings';
import { CalendarLink } from '../CalendarLink';
import { createCitation } from '../citation';
import { toPinnedRange } from '../files';
import { seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { isPinned } from '../ranges';
import { CitationTool } from '../tools/CitationTool';
import { MachineReadable } from '../tools/MachineReadable';
import { describeRevision } from './readoutRows';
import { type Series, toShownSeries } from './useSeries';

const MAX_REVISIONS = 5;

function Revisions({ content, history }: Series) {
  const revised = history.figures.filter(({ first }) => first !== undefined).slice(-MAX_REVISIONS);
  if (revised.length === 0) return null;
  return (
    <div>
      <dt>{seriesMessages.revisedTitle}</dt>
      {revised.toReversed().map((figure) => (
        <dd key={figure.key}>
          <i className="revised-mark" aria-hidden="true" />
          {`${formatShortPeriod(figure.key)}: ${(describeRevision(content, figure, history) ?? '').replace(/^F/, 'f')}.`}
        </dd>
      ))}
    </div>
  );
}

function Terms({ use: { reuse, owner, terms, url, checked } }: { use: SeriesUse }) {
  return (
    <>
      {terms} {reuse !== 'yes' && seriesMessages.notPassedOn(reuse === 'ask' ? owner : null)}{' '}
      <a href={url}>{seriesMessages.termsOf(owner)}</a>
      {`, as we read them on ${formatLongDate(checked)}.`}
    </>
  );
}

export function AboutFigure({ series }: { series: Series }) {
  const { content, history, address, now } = series;
  const { what, source, method, breaks, use, schedule } = content;
  const shownSeries = toShownSeries(series);
  const renderFact = (name: string, description: ReactNode) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{description}</dd>
    </div>
  );
  return (
    <div className="about-figure">
      <h2 className="text-2xl/8 [letter-spacing:-0.022em]">{seriesMessages.about}</h2>
      <dl className="mt-4 line-t border-navy-900">
        {renderFact('What it is', what)}
        {renderFact('Source', source)}
        {renderFact('Method', method)}
        {schedule !== undefined &&
          renderFact(
            'Next figures',
            <>
              {schedule.rule} <CalendarLink />
            </>,
          )}
        {breaks.map(({ at, note }) => renderFact(`New basis from ${formatShortPeriod(at)}`, note))}
        <Revisions {...series} />
        {renderFact('Terms', <Terms use={use} />)}
        {renderFact(
          'Cite',
          // The citation contains the current year. A prerendered page would have the year of the
          // build.
          history.view !== 'loading' && (
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
          ),
        )}
        <MachineReadable {...shownSeries} />
      </dl>
      <p className="mt-4 text-sm/5 text-muted" data-keep-clear>
        {NOT_ADVICE} Source: <Link to={`/data#${content.slug}`}>{content.publisher}</Link>.
      </p>
    </div>
  );
}
