import { useId } from 'react';
import { combineChecks } from '@/lib/sanityCheck';
import { formatUsDate } from '@/lib/format';
import { getServerNow } from '@/firebase/staff/clock';
import { TextField } from '@/ui/admin/TextField';
import { NumberField } from '@/ui/admin/NumberField';
import { DayButton } from '@/ui/admin/DayButton';
import { Questions } from '@/ui/admin/Questions';
import { SanityNote } from '@/ui/admin/SanityNote';
import { findReleaseDateError } from '@/figures/admin/periods';
import { MAX_DATE_TEXT_LENGTH } from '@/figures/limits';
import { indicators } from '@/figures/registry';
import { PublishedPeriod } from './PublishedPeriod';
import { linesClass, questionClass, rowClass, titleClass } from './macroRowClasses';
import type { IndicatorRowProps } from './indicatorRowProps';

export function IndicatorRow(props: IndicatorRowProps) {
  const { id, indicator, warning, check, questions, ticks, onZero, onChange } = props;
  const { figure, date } = check;
  const { title } = indicators[id];
  const noteId = useId();
  /** An entered period belongs to the previous date. A new date clears it. */
  const handleDateChange = (date: string) => onChange({ ...indicator, date, period: '' });
  const described = figure.message === '' && date.message === '' ? undefined : noteId;
  return (
    <div className={rowClass} role="group" aria-label={title}>
      <h3 className={titleClass}>{title}</h3>
      <TextField
        label="Date"
        labelEnd={
          <DayButton
            fill={() => {
              const today = formatUsDate(getServerNow().toISOString());
              handleDateChange(today);
              return today;
            }}
          >
            Use today
          </DayButton>
        }
        describedBy={date.tone === 'warning' ? noteId : undefined}
        hasWarning={date.tone === 'warning'}
        error={findReleaseDateError(indicator.date, getServerNow())}
        shown
        maxLength={MAX_DATE_TEXT_LENGTH}
        placeholder="e.g. February 20, 2025"
        value={indicator.date}
        onChange={handleDateChange}
      />
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        orZero
        required
        value={indicator.percentage}
        warning={warning}
        hasWarning={figure.tone === 'warning'}
        describedBy={described}
        onZero={onZero}
        onChange={(percentage) => onChange({ ...indicator, percentage })}
      />
      <PublishedPeriod
        id={id}
        indicator={indicator}
        onChange={(period) => onChange({ ...indicator, period })}
      />
      <SanityNote
        className="max-md:col-span-full md:col-[2/-1]"
        linesClassName={linesClass}
        id={noteId}
        check={combineChecks(date, figure)}
      />
      <div className={questionClass}>
        <Questions questions={questions} {...ticks} required reasonId={noteId} />
      </div>
    </div>
  );
}
