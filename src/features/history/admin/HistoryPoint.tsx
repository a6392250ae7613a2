import { useId, useState } from 'react';
import { getServerNow } from '@/firebase/staff/clock';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { toPlainWord } from '@/lib/plainText';
import { parseUsableNumber } from '@/lib/numbers';
import { formatConfirmLabel, NO_WARNING } from '@/lib/sanityCheck';
import { Box } from '@/ui/admin/Box';
import { ConfirmTick } from '@/ui/admin/ConfirmTick';
import { useConfirmation } from '@/ui/admin/useConfirmation';
import { Field } from '@/ui/admin/Field';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { NumberField } from '@/ui/admin/NumberField';
import { SanityNote } from '@/ui/admin/SanityNote';
import { FieldWarnings } from '@/ui/admin/FieldWarnings';
import { Warnings } from '@/ui/admin/Warnings';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { useRequest } from '@/ui/useRequest';
import { toSeriesPeriod, type Points, type SeriesId, getYear } from '@/figures/history';
import { formatPeriod } from '@/figures/admin/periods';
import { checkRows, needsConfirmation } from './rowChecks';
import { historyFormMessages } from './messages';
import { loadPointsAround, createPreview } from './points';
import { parsePointKey } from './rows';
import { formatFigureValue } from './subjects';
import { NewestPoints } from './NewestPoints';
import { formatPointName } from './pointName';
import { StoredPoint } from './StoredPoint';
import { type PointsFormProps, usePointsForm } from './usePointsForm';

export function HistoryPoint({ subject, onSaving }: PointsFormProps) {
  const [date, setDate] = useState('');
  const [typed, setTyped] = useState('');
  useUnsavedChanges(typed !== '');
  const { key = '', why } = parsePointKey(toPlainWord(date), subject, { now: getServerNow() });
  const value = parseUsableNumber(typed, { kind: subject.kind });
  const stored = useRequest<Points>(
    `${subject.series} ${key}`,
    historyFormMessages.loadFailed,
    () => (key === '' ? loadNewestPoints(subject.series) : loadPointsAround(subject.series, [key])),
  );

  const rows =
    key === '' || value === null || stored.data === null
      ? []
      : checkRows(
          createPreview([{ row: 1, key, value }], subject, stored.data),
          subject,
          stored.data,
        );
  const [row] = rows;
  const check = row?.check ?? NO_WARNING;
  const doubtful = row !== undefined && needsConfirmation(row);
  const { isConfirmed, confirm } = useConfirmation(`${subject.id} ${key} ${value}`);
  const checkId = useId();
  const { saving, question, form, outcome } = usePointsForm(subject, rows, {
    kind: 'correct',
    messages: { save: 'Save Point', saving: 'Saving...', saved: historyFormMessages.saved },
    unconfirmed: doubtful && !isConfirmed,
    onSaving,
    onEnd: (result) => {
      if (result === 'saved') setTyped('');
      if (result !== 'failed') stored.reload();
    },
  });

  return (
    <Box title="One point" busy={saving} unsaved={typed !== ''} {...form}>
      <div className="grid gap-4">
        <Field
          label="Day, month or quarter"
          error={toPlainWord(date) === '' ? null : why}
          hint={key === '' ? historyFormMessages.period : formatPointName(key)}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
        <div>
          <NumberField
            label={subject.name}
            kind={subject.kind}
            step="any"
            value={typed}
            hasWarning={check.tone === 'warning'}
            describedBy={check.message === '' ? undefined : checkId}
            onChange={setTyped}
          />
          <SanityNote id={checkId} check={check} linesClassName="min-h-[2.5em]" />
          {doubtful && (
            <ConfirmTick
              label={formatConfirmLabel(formatFigureValue(subject, row.value))}
              checked={isConfirmed}
              onChange={confirm}
              required
              describedBy={checkId}
            />
          )}
          <FieldWarnings checks={[[subject.name, check]]} />
        </div>
        {question}
      </div>
      {stored.failed && (
        <div className="mt-4">
          <LoadFailed onRetry={stored.reload}>{historyFormMessages.loadFailed}</LoadFailed>
        </div>
      )}
      {stored.data !== null &&
        (key === '' ? (
          <NewestPoints subject={subject} points={stored.data} />
        ) : (
          <StoredPoint
            key={subject.id}
            subject={subject}
            points={stored.data}
            at={key}
            onWithdrawn={(result, figure) => {
              if (result === 'saved') outcome.succeed(historyFormMessages.withdrawn(figure));
              else outcome.reject(historyFormMessages.conflict);
              stored.reload();
            }}
          />
        ))}
      <Warnings>
        {stored.data === null ? [] : listDayKeyWarnings(subject.series, stored.data, key)}
      </Warnings>
    </Box>
  );
}

/**
 * Returns a warning if a monthly or quarterly series has points that are stored under a day, such
 * as '2026-07-14'.
 */
function listDayKeyWarnings(series: SeriesId, points: Points, chosen: string): string[] {
  const days = Object.keys(points).filter(
    (key) =>
      toSeriesPeriod(series, key) !== key && (chosen === '' || getYear(key) === getYear(chosen)),
  );
  return days.length === 0
    ? []
    : [historyFormMessages.underDays(days.map(formatPeriod).join(', '))];
}
