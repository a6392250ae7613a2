import { useId } from 'react';
import { hasTenures } from '@/figures/history';
import { CompareChoice } from '../compared/CompareChoice';
import { ComparisonStatus } from '../compared/ComparisonStatus';
import { historyMessages, seriesMessages } from '../messages';
import { RangeControls } from './RangeControls';
import type { Series } from './useSeries';
import './controls.css';

function TenureChoice({ history, change }: Pick<Series, 'history' | 'change'>) {
  const id = useId();
  const { tenure, tenures } = history;
  return (
    <span className="tenure">
      <label htmlFor={id}>{seriesMessages.tenure}</label>
      <select
        id={id}
        value={tenure ?? ''}
        disabled={tenures.length === 0}
        onChange={(event) => change({ tenure: event.target.value })}
      >
        {tenures.length === 0 && <option value="">-</option>}
        {tenures.map(({ label, ended }) => (
          <option key={label} value={label}>
            {ended === null ? label : historyMessages.endedTenure(label)}
          </option>
        ))}
      </select>
    </span>
  );
}

export function SeriesControls({ series }: { series: Series }) {
  const { content, history, change } = series;
  return (
    <div className="series-keys print:hidden">
      <RangeControls series={series} />
      <CompareChoice {...series} />
      {hasTenures(content.id) && <TenureChoice history={history} change={change} />}
      <ComparisonStatus {...series} />
    </div>
  );
}
