import { rangeIds, rangeLabels } from '../ranges';
import { seriesMessages } from './messages';
import type { Series } from './useSeries';
import './keys.css';

/** The ranges, one of them pressed. What follows a unit's first letter may be hidden where there is no room. */
export function RangeKeys({ address, change }: Pick<Series, 'address' | 'change'>) {
  return (
    <div className="ranges" role="group" aria-label={seriesMessages.range}>
      {rangeIds.map((range) => {
        const label = rangeLabels[range];
        const [start] = /^\d \w/.exec(label) ?? [label];
        return (
          <button
            key={range}
            type="button"
            aria-pressed={address.range === range}
            onClick={() => change({ range })}
          >
            {start}
            <span className="range-rest">{label.slice(start.length)}</span>
          </button>
        );
      })}
    </div>
  );
}
