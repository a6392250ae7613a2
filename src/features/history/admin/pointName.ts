import { formatPeriod } from '@/figures/admin/periods';
import { formatLongDay } from '@/lib/calendar';

/** Formats the day or period of a point. */
export const pointName = (key: string) => formatLongDay(key) || formatPeriod(key);
