import type { ScaleSpan } from '@/lib/scaleSpan';

/** The scale of the change of the index, in percent. */
export const CHANGE_SPAN: ScaleSpan = { min: -5, max: 5 };

/** The common scale of all indicators, in percent, so that they can be compared. */
export const INDICATOR_SPAN: ScaleSpan = { min: -10, max: 40 };
