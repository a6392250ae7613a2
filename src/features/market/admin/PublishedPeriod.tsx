import { Field, useCustomValidity } from '@/ui/admin/Field';
import type { IndicatorId } from '@/figures/market';
import { MAX_DATE_TEXT } from '@/figures/limits';
import type { MacroDraft } from '@/figures/admin/macroDraft';
import { formatPeriod, periodError, publishedOn } from '@/figures/admin/periods';

interface PublishedPeriodProps {
  className?: string;
  id: IndicatorId;
  indicator: MacroDraft[IndicatorId];
  onChange: (period: string) => void;
}

/** Asks which month or quarter a figure is of whose date is the day of its release; else nothing. */
export function PublishedPeriod({ id, indicator, className, onChange }: PublishedPeriodProps) {
  const proposed = publishedOn(id, indicator.date);
  const named = indicator.period;
  const text = named === '' && proposed !== null ? formatPeriod(proposed) : named;
  const input = useCustomValidity(proposed === null ? null : periodError(id, text));
  if (proposed === null) return null;
  return (
    <div className={className}>
      <Field label="Published that day: the figure for">
        {(control) => (
          <input
            {...control}
            ref={input}
            required
            maxLength={MAX_DATE_TEXT}
            value={text}
            // A field that was emptied to type another stays so: '' is what is proposed.
            onChange={({ target }) => onChange(target.value || ' ')}
          />
        )}
      </Field>
    </div>
  );
}
