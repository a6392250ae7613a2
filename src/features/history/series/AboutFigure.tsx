import type { ReactNode } from 'react';
import type { SeriesUse } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { CalendarLink } from '../CalendarLink';
import { seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { describeRevision } from './readoutRows';
import type { Series } from './useSeries';

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
  const { what, source, method, breaks, use, schedule } = series.content;
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
      </dl>
    </div>
  );
}
