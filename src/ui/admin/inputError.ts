import { type FigureKind, numberInputError, parseNumberInput } from '@/lib/numbers';

interface CheckedText {
  value: string;
  kind: FigureKind;
  step?: 0.01 | 'any';
  orZero?: boolean;
}

/**
 * Returns the error of a number's field. Null if it has none, or if its text becomes 0 when the
 * user leaves it.
 */
export function inputError({ value, kind, step, orZero = false }: CheckedText): string | null {
  const parsed = parseNumberInput(value);
  if (orZero && !parsed.ok && parsed.reason === 'garbage') return null;
  return numberInputError(value, { kind, cents: step !== 'any' });
}
