import type { ScaleSpan } from '@/lib/scaleSpan';

/** The scale for the daily change of the index, in percent. */
export const CHANGE_SPAN: ScaleSpan = { min: -5, max: 5 };

/**
 * The scale for all indicators, in percent. All use the same scale, so that they can be compared.
 */
export const INDICATOR_SPAN: ScaleSpan = { min: -10, max: 40 };
