import { formatExchangeRate } from '@/lib/format';

/**
 * Writes the exchange rates of an expected text: `{1532.45}` becomes `N1,532.45/$`, as
 * format.test.ts has it.
 */
export const withRates = (text: string): string =>
  text.replace(/\{([\d.]+)\}/g, (_, price) => formatExchangeRate(Number(price)));
