import { averagePeriods } from '../averages';
import { averageMessages } from '../messages';
import type { Series } from './useSeries';
import './controls.css';

export function StepToggle({ address, change }: Pick<Series, 'address' | 'change'>) {
  return (
    <div
      className="ranges table-toggle mb-8 md:w-fit print:hidden"
      role="group"
      aria-label={averageMessages.step}
    >
      {(['day', ...averagePeriods] as const).map((by) => (
        <button
          key={by}
          type="button"
          aria-pressed={address.by === by}
          onClick={() => change({ by })}
        >
          {averageMessages.by(by)}
        </button>
      ))}
    </div>
  );
}
