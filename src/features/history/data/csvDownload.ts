/* Saves all figures of a series as CSV. This code is loaded when a user requests the first file. */
import { saveFile } from '@/browser/fileActions';
import type { SeriesContent } from '@/content/series';
import { toCsv } from '../fileFormats';
import { formatShortPeriod } from '../periods';
import { directoryMessages } from './messages';
import { hasFigures, loadWholeSeries, type WholeSeries } from './wholeSeries';

function describeSavedFile(name: string, { years }: WholeSeries): string {
  const keys = years.flatMap(({ points }) => Object.keys(points)).toSorted();
  const [first, last] = [keys.at(0), keys.at(-1)];
  return first === undefined || last === undefined
    ? directoryMessages.saved(name)
    : directoryMessages.savedWithSpan(name, formatShortPeriod(first), formatShortPeriod(last));
}

/**
 * Loads all figures of a series from Firestore and saves them as a CSV file. Returns a message for
 * the user.
 * @throws an error if Firestore does not respond in time
 */
export async function downloadWholeCsv(content: SeriesContent): Promise<string> {
  const now = new Date();
  const series = await loadWholeSeries(content, now);
  if (!hasFigures(series)) return directoryMessages.empty(content);
  const name = `${content.slug}.csv`;
  saveFile(name, new Blob([toCsv(content, series.years, now)], { type: 'text/csv' }));
  return describeSavedFile(name, series);
}
