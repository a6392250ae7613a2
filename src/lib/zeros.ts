import { numberText, parseNumberInput } from './numbers';

/** One figure of a form, as its field holds it. */
export interface FigureField {
  /** The id of the figure in its form. */
  field: string;
  text: string;
  /** Counts an empty text as 0 too. */
  emptyIsZero?: boolean;
}

/** The texts of fields that became 0 without being one, by field; '' where nothing was typed. */
export type Zeros = Readonly<Record<string, string>>;

/** Returns the message under a field whose text is not a number, or which is empty. */
export function zeroText(typed: string): string {
  const what = typed.trim() === '' ? 'Nothing was typed' : `'${typed}' is not a number`;
  return `${what}: 0.00 would be stored.`;
}

/** Returns whether a figure's text would be stored as 0 without being one. */
export function isUnreadable({ text, emptyIsZero = false }: Omit<FigureField, 'field'>): boolean {
  const parsed = parseNumberInput(text);
  if (parsed.ok) return false;
  return parsed.reason === 'garbage' || (parsed.reason === 'empty' && emptyIsZero);
}

/** Returns a figure's text, or that of the 0 that would be stored for it. */
export function settledText(figure: Omit<FigureField, 'field'>): string {
  return isUnreadable(figure) ? numberText(0) : figure.text;
}
