import { classes } from '@/ui/classes';

/**
 * The grid columns of a row: title, date and percentage. The exchange rate is in the percentage
 * column.
 */
export const rowClass = classes(
  'grid grid-cols-[minmax(0,1fr)_112px] items-start gap-x-3 gap-y-2',
  // The date column fits the longest date, 'September 30, 2025'.
  'max-narrow:grid-cols-[minmax(0,1fr)_92px] max-narrow:gap-x-2 max-narrow:[&_input]:px-2',
  'max-md:not-first:border-t max-md:not-first:border-hair max-md:not-first:pt-4',
  'md:grid-cols-[176px_minmax(0,400px)_144px] md:gap-x-4 md:gap-y-0',
);

/** Reserves the height of the note under a field: one line, or two lines on phones. */
export const linesClass = 'min-h-[1.25em] max-md:min-h-[2.5em]';

export const questionClass = 'empty:hidden max-md:col-span-full md:col-[2/-1]';

export const titleClass = 'max-md:col-span-full md:pt-8';
