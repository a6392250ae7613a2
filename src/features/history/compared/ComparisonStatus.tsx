import { RetrySeries } from '../series/RetrySeries';
import type { Series } from '../series/useSeries';
import { compareMessages } from '../messages';
import { formatInPeriod } from '../periods';
import { describeComparison } from './describeComparison';
import { LineSample } from './LineSample';
import type { ComparedSeries } from './useComparedSeries';
import './compared.css';

const Legend = ({ names }: Pick<ComparedSeries, 'names'>) => (
  <ul className="compared-legend">
    {names.map((name, index) => (
      <li key={name}>
        <LineSample isOther={index === 1} />
        {name}
      </li>
    ))}
  </ul>
);

/** Shown if the other series, or only its newest figures, failed to load. */
const LoadFailure = ({ content, history, view }: ComparedSeries) => (
  <div className="series-failure">
    <p role="alert">
      {view === 'failed'
        ? compareMessages.failed(content.name)
        : compareMessages.outdated(content.name)}
    </p>
    <RetrySeries content={content} history={history} />
  </div>
);

/**
 * Shows the legend of a comparison with another series, or the reason why the series cannot be
 * compared.
 */
export function ComparisonStatus({ content, compared }: Pick<Series, 'content' | 'compared'>) {
  if (compared === null) return null;
  const { view, rebased, names, problem } = compared;
  const hasFailed = view !== 'loading' && compared.history.error !== null;
  return (
    <div className="compared-status">
      {view === 'loading' && (
        <p className="loading-text">{compareMessages.loading(compared.content.name)}</p>
      )}
      {view === 'none' && <p role="status">{problem}</p>}
      {rebased !== null && (
        <>
          <Legend names={names} />
          <p>{describeComparison(rebased, names)}</p>
          {rebased.rebasing !== null && (
            <p>
              {compareMessages.beginsAfter(
                rebased.rebasing.content.name,
                formatInPeriod(rebased.rebasing.at),
              )}
            </p>
          )}
          <p>{compareMessages.filesAlone(content.name)}</p>
        </>
      )}
      {hasFailed && <LoadFailure {...compared} />}
    </div>
  );
}
