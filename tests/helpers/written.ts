import { formatExchangeRate } from '@/lib/format';

/**
 * Replaces exchange rates in braces: `{1532.45}` becomes `N1,532.45/$`. `format.test.ts` checks the
 * format itself.
 */
export const fillRates = (text: string): string =>
  text.replace(/\{([\d.]+)\}/g, (_, price) => formatExchangeRate(Number(price)));
