import type { SeriesContent } from '@/content/series';
import type { RangeId } from './ranges';

/** The range of a series' card on /markets: a year of sessions says as much as five of statistics. */
export function cardRange({ every }: SeriesContent): RangeId {
  return every === 'session' ? '1y' : '5y';
}
