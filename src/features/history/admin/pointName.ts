import { formatPeriod } from '@/figures/admin/periods';
import { formatLongDay } from '@/lib/calendar';

/** Formats the day or period of a point. */
export const formatPointName = (key: string) => formatLongDay(key) || formatPeriod(key);
