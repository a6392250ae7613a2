import { seriesMessages } from '../messages';
import type { Series } from './useSeries';

type ScaleChoiceProps = Pick<Series, 'fromZero' | 'setFromZero' | 'compared' | 'shownRange'>;

/**
 * The checkbox that starts the scale of the chart at 0. Charts of relative changes do not have this
 * checkbox.
 */
export function ScaleChoice({ fromZero, setFromZero, compared, shownRange }: ScaleChoiceProps) {
  const isDisabled = (compared?.rebased ?? null) !== null || shownRange?.relative === true;
  return (
    <label className="scale-choice">
      <input
        type="checkbox"
        checked={fromZero}
        disabled={isDisabled}
        onChange={(event) => setFromZero(event.target.checked)}
      />
      <span>{seriesMessages.fromZero}</span>
    </label>
  );
}
