import { toLagosDay, getMonthName } from './days';

function formatOrdinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/**
 * Formats a time as a date in Lagos, such as 'March 3rd 2025'. Returns '' if the text is not a
 * time.
 */
export function formatUploadDay(isoTime: string): string {
  const day = toLagosDay(new Date(isoTime));
  return day && `${getMonthName(day)} ${formatOrdinal(Number(day.slice(8)))} ${day.slice(0, 4)}`;
}

/**
 * Formats a time as a month in Lagos, such as 'March 2025'. Returns '' if the text is not a time.
 */
export function formatMonth(isoTime: string): string {
  return formatUploadDay(isoTime).replace(/ \S+/, '');
}

/** Formats a file size in KB (1,024 bytes) with 1 decimal, such as '1.5 KB'. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
