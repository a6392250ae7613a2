/** Checks rows of past figures against the stored points around them, and against each other. */
import { checkPastFigures, type DatedFigure } from '@/figures/admin/pastChecks';
import { periodIn, type Points } from '@/figures/history';
import type { SanityCheck } from '@/lib/sanityCheck';
import { valueOf } from '../figures';
import type { PreviewRow } from './points';
import type { Subject } from './subjects';

export interface CheckedRow extends PreviewRow {
  check: SanityCheck;
}

function storedFigures({ series, label }: Subject, stored: Points): DatedFigure[] {
  return Object.entries(stored).flatMap(([key, point]) => {
    const value = valueOf(point, label);
    return value === undefined ? [] : [{ key: periodIn(series, key), value }];
  });
}

/** Adds the result of its sanity check to each row. */
export function checkRows(
  rows: readonly PreviewRow[],
  subject: Subject,
  stored: Points,
): CheckedRow[] {
  const { series, name } = subject;
  const checks = checkPastFigures(series, name, rows, storedFigures(subject, stored));
  return rows.flatMap((row, index) => {
    const check = checks[index];
    return check === undefined ? [] : { ...row, check };
  });
}

/**
 * Returns whether staff have to confirm a row before its import, because its value is new and looks
 * wrong.
 */
export const needsConfirmation = ({ effect, check }: CheckedRow) =>
  effect !== 'same' && check.tone === 'warning';
