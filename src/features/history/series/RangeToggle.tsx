import type { ReactNode } from 'react';
import { seriesMessages } from '../messages';
import { ranges, listRangeButtons } from '../ranges';
import type { Series } from './useSeries';
import './controls.css';

/**
 * The buttons of the named ranges. On narrow screens, CSS shortens '3 months' to '3 m'. `children`
 * is one more button.
 */
export function RangeToggle({
  content,
  address,
  change,
  children,
}: Pick<Series, 'content' | 'address' | 'change'> & { children?: ReactNode }) {
  return (
    <div className="ranges" role="group" aria-label={seriesMessages.range}>
      {listRangeButtons(content, address.range).map((range) => {
        const label = ranges[range].label;
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
      {children}
    </div>
  );
}
