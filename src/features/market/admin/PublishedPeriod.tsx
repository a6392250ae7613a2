import { serverNow } from '@/firebase/staff/clock';
import { TextField } from '@/ui/admin/TextField';
import { formatPeriod, periodError, publishedOn } from '@/figures/admin/periods';
import { MAX_DATE_TEXT } from '@/figures/limits';
import type { IndicatorRowProps } from './indicatorRowProps';

interface PublishedPeriodProps extends Pick<IndicatorRowProps, 'id' | 'indicator'> {
  onChange: (period: string) => void;
}

/**
 * Asks which month or quarter a figure is of whose date is the day of its release; else nothing.
 */
export function PublishedPeriod({ id, indicator, onChange }: PublishedPeriodProps) {
  const proposed = publishedOn(id, indicator.date);
  const named = indicator.period;
  const text = named === '' && proposed !== null ? formatPeriod(proposed) : named;
  if (proposed === null) return null;
  return (
    <div className="md:col-start-2 md:mt-2">
      <TextField
        label="Published that day: the figure for"
        error={periodError(id, text, serverNow())}
        shown
        required
        maxLength={MAX_DATE_TEXT}
        value={text}
        // A field that was emptied to type another stays so: '' is what is proposed.
        onChange={(period) => onChange(period || ' ')}
      />
    </div>
  );
}
