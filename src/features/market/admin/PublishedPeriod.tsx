import { getServerNow } from '@/firebase/staff/clock';
import { TextField } from '@/ui/admin/TextField';
import { formatPeriod, findPeriodError, findReleasedPeriod } from '@/figures/admin/periods';
import { MAX_DATE_TEXT_LENGTH } from '@/figures/limits';
import type { IndicatorRowProps } from './indicatorRowProps';

interface PublishedPeriodProps extends Pick<IndicatorRowProps, 'id' | 'indicator'> {
  onChange: (period: string) => void;
}

/**
 * Shows a field for the month or quarter of a figure if the date is the day of its publication.
 */
export function PublishedPeriod({ id, indicator, onChange }: PublishedPeriodProps) {
  const proposed = findReleasedPeriod(id, indicator.date);
  const named = indicator.period;
  const text = named === '' && proposed !== null ? formatPeriod(proposed) : named;
  if (proposed === null) return null;
  return (
    <div className="md:col-start-2 md:mt-2">
      <TextField
        label="Month or quarter of this figure"
        error={findPeriodError(id, text, getServerNow())}
        shown
        required
        maxLength={MAX_DATE_TEXT_LENGTH}
        value={text}
        // If the user empties the field, store a space. With '', the field would show the proposed
        // period again.
        onChange={(period) => onChange(period || ' ')}
      />
    </div>
  );
}
