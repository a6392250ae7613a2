import { formatPeriod } from '@/figures/admin/periods';
import { formatLongDay } from '@/lib/calendar';

/** Formats the day, month or quarter of a point: 'Friday 20 November 2026', 'October 2026'. */
export const formatPointName = (key: string) => formatLongDay(key) || formatPeriod(key);
