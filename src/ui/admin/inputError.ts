import { type FigureKind, findNumberError, parseNumberInput } from '@/lib/numbers';

interface CheckedText {
  value: string;
  kind: FigureKind;
  step?: 0.01 | 'any';
  orZero?: boolean;
}

/**
 * Returns the error of a number field, or null. With `orZero`, unreadable text is no error, because
 * the field replaces it by 0.
 */
export function getInputError({ value, kind, step, orZero = false }: CheckedText): string | null {
  const parsed = parseNumberInput(value);
  if (orZero && !parsed.ok && parsed.reason === 'garbage') return null;
  return findNumberError(value, { kind, cents: step !== 'any' });
}
