/** The figures of a series for programs. */
import type { SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import type { Points } from '../history';
import { type Figure, figuresOf, tenuresOf } from './figures';

function recordOf({ key, value, first, savedAt }: Figure) {
  return {
    date: key,
    value,
    ...(first && { firstPublished: first.value, revisedOn: dayInLagos(new Date(savedAt)) }),
  };
}

/**
 * The same as the CSV: what the series is, and its figures, oldest first; of lists those of each
 * tenure. `address` is that of the series' page.
 */
export function toJson(content: SeriesContent, points: Points, address: string): string {
  const { fullName, unit, publisher, source, licence, breaks } = content;
  const tenures = tenuresOf(points);
  const about = { name: fullName, unit, publisher, source, licence, address, breaks };
  const figures =
    tenures.length === 0
      ? { figures: figuresOf(points).map(recordOf) }
      : {
          tenures: tenures.map((label) => ({
            label,
            figures: figuresOf(points, label).map(recordOf),
          })),
        };
  return `${JSON.stringify({ ...about, ...figures }, null, 2)}\n`;
}
