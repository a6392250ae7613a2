import type { ScaleSpan } from '@/lib/scaleSpan';

/** The change of the index, percent. */
export const CHANGE_SPAN: ScaleSpan = { min: -5, max: 5 };

/** All indicators, so that they can be compared, percent. */
export const INDICATOR_SPAN: ScaleSpan = { min: -10, max: 40 };
