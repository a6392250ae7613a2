/** Checks imported rows against the stored points around them and against each other. */
import { checkPastFigures, type DatedFigure } from '@/figures/admin/pastChecks';
import { toSeriesPeriod, type Points } from '@/figures/history';
import type { SanityCheck } from '@/lib/sanityCheck';
import { getPointValue } from '../figures';
import type { PreviewRow } from './points';
import type { HistorySubject } from './subjects';

export interface CheckedRow extends PreviewRow {
  check: SanityCheck;
}

function listStoredFigures({ series, label }: HistorySubject, stored: Points): DatedFigure[] {
  return Object.entries(stored).flatMap(([key, point]) => {
    const value = getPointValue(point, label);
    return value === undefined ? [] : [{ key: toSeriesPeriod(series, key), value }];
  });
}

export function checkRows(
  rows: readonly PreviewRow[],
  subject: HistorySubject,
  stored: Points,
): CheckedRow[] {
  const { series, name } = subject;
  const checks = checkPastFigures(series, name, rows, listStoredFigures(subject, stored));
  return rows.flatMap((row, index) => {
    const check = checks[index];
    return check === undefined ? [] : { ...row, check };
  });
}

export const needsConfirmation = ({ effect, check }: CheckedRow) =>
  effect !== 'same' && check.tone === 'warning';
