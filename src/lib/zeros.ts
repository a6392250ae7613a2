import { formatNumberText, parseNumberInput } from './numbers';

/** The name and the text of a form field for a figure. */
export interface FigureField {
  field: string;
  text: string;
  /** True if an empty field is stored as 0. */
  emptyIsZero?: boolean;
}

/**
 * The texts that staff typed into fields before their values were replaced by 0. A text is '' if
 * the field was empty.
 */
export type ReplacedTexts = Readonly<Record<string, string>>;

/**
 * Returns the message under a field that is stored as 0 because its text is empty or not a number.
 */
export function formatZeroMessage(typed: string): string {
  const what = typed.trim() === '' ? 'Nothing was typed' : `'${typed}' is not a number`;
  return `${what}: 0.00 would be stored.`;
}

/** Returns whether a text would be stored as 0 although it is not the number 0. */
export function isUnreadable({ text, emptyIsZero = false }: Omit<FigureField, 'field'>): boolean {
  const parsed = parseNumberInput(text);
  if (parsed.ok) return false;
  return parsed.reason === 'garbage' || (parsed.reason === 'empty' && emptyIsZero);
}

/** Returns the text of the field, or '0.00' if the text would be stored as 0. */
export function toSettledText(figure: Omit<FigureField, 'field'>): string {
  return isUnreadable(figure) ? formatNumberText(0) : figure.text;
}
