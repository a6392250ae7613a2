import { type FigureKind, findNumberError, parseNumberInput } from '@/lib/numbers';

interface CheckedText {
  value: string;
  kind: FigureKind;
  step?: 0.01 | 'any';
  orZero?: boolean;
}

/**
 * Returns the error message of a number field; null if there is no error. With `orZero`, text that
 * is not a number is no error, because the field replaces it with 0.
 */
export function getInputError({ value, kind, step, orZero = false }: CheckedText): string | null {
  const parsed = parseNumberInput(value);
  if (orZero && !parsed.ok && parsed.reason === 'garbage') return null;
  return findNumberError(value, { kind, cents: step !== 'any' });
}
