import { historyMessages, seriesMessages } from '../messages';
import { shortenTenures } from '../tenures';
import type { Series } from './useSeries';
import './controls.css';
import './TenureKeys.css';

/**
 * The buttons of the tenors, with their common unit after them: 5, 10, 15, 20 years. Tenors that
 * are no longer listed come last.
 */
export function TenureKeys({ history, change }: Pick<Series, 'history' | 'change'>) {
  const { tenure, tenures, view } = history;
  const { names, unit } = shortenTenures(tenures.map(({ label }) => label));
  return (
    <div className="tenure-keys print:hidden" role="group" aria-label={seriesMessages.tenure}>
      {view === 'loading' && <span className="skeleton" aria-hidden="true" />}
      {tenures.length > 0 && (
        <div className="ranges">
          {tenures.map(({ label, ended }, index) => {
            const name = names[index] ?? label;
            return (
              <button
                key={label}
                type="button"
                aria-pressed={label === tenure}
                onClick={() => change({ tenure: label })}
              >
                {ended === null ? name : historyMessages.endedTenure(name)}{' '}
                {unit !== undefined && <span className="sr-only">{unit}</span>}
              </button>
            );
          })}
        </div>
      )}
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </div>
  );
}
