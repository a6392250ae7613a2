import { siteHost } from '@/browser/settings';
import { scheduleOf } from '../due';
import { citation } from '../files';
import { seriesMessages } from '../messages';
import { shortWords } from '../periods';
import { Citation } from '../tools/Citation';
import { MachineReadable } from '../tools/MachineReadable';
import { revisionWords } from './readingRows';
import { type Series, shownSeries } from './useSeries';
import './SeriesTable.css';

/** Revisions that are listed, the newest ones. */
const REVISIONS = 5;

/** What was published first of the figures that were revised. */
function Revisions({ content, past }: Series) {
  const revised = past.figures.filter(({ first }) => first !== undefined).slice(-REVISIONS);
  if (revised.length === 0) return null;
  return (
    <div>
      <dt>{seriesMessages.revisedTitle}</dt>
      {revised.toReversed().map((figure) => (
        <dd key={figure.key}>
          <i className="revised-mark" aria-hidden="true" />
          {`${shortWords(figure.key)}: ${(revisionWords(content, figure) ?? '').replace(/^F/, 'f')}.`}
        </dd>
      ))}
    </div>
  );
}

/** What the figure is, where it comes from, how it is worked out, how to name and reuse it. */
export function AboutFigure({ series }: { series: Series }) {
  const { content, past, now } = series;
  const { what, source, method, breaks, licence } = content;
  const rule = scheduleOf(content)?.rule;
  const facts = [
    { name: 'What it is', text: what },
    { name: 'Source', text: source },
    { name: 'Method', text: method },
    ...(rule === undefined ? [] : [{ name: 'Next figures', text: rule }]),
    ...breaks.map(({ at, note }) => ({ name: `New basis from ${shortWords(at)}`, text: note })),
  ];
  return (
    <div className="about-figure">
      <h2>{seriesMessages.about}</h2>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <Revisions {...series} />
        <div>
          <dt>Licence</dt>
          <dd>
            {licence.url === undefined ? licence.name : <a href={licence.url}>{licence.name}</a>}
          </dd>
        </div>
        <div>
          <dt>Cite</dt>
          <dd>
            {/* The prerendered page knows no year. */}
            {past.view !== 'loading' && (
              <Citation citation={citation(content, past.figures, now, siteHost(), past.tenure)} />
            )}
          </dd>
        </div>
        <MachineReadable {...shownSeries(series)} />
      </dl>
    </div>
  );
}
