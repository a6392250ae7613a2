import { useId } from 'react';
import { hasTenures } from '@/figures/history';
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
  const { content, address, history, change } = series;
  return (
    <div className="series-keys print:hidden">
      <RangeControls series={series} />
      <label className="compare cursor-pointer">
        <input
          type="checkbox"
          checked={address.compare}
          onChange={(event) => change({ compare: event.target.checked })}
        />
        <svg width="32" height="8" viewBox="0 0 32 8" aria-hidden="true">
          <path d="M0 4h32" stroke="currentColor" strokeWidth="1.5" strokeDasharray="5 4" />
        </svg>
        <span>{historyMessages.yearEarlier}</span>
      </label>
      {hasTenures(content.id) && <TenureChoice history={history} change={change} />}
    </div>
  );
}
