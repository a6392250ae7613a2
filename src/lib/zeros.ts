import { formatNumberText, parseNumberInput } from './numbers';

/** A figure of a form, with the text of its field. */
export interface FigureField {
  field: string;
  text: string;
  /** True if an empty text counts as 0. */
  emptyIsZero?: boolean;
}

/** The original text of each field whose value was replaced by 0; '' if the field was empty. */
export type ReplacedTexts = Readonly<Record<string, string>>;

/** Returns the message under a field whose text is empty or not a number. */
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

/** Returns the text of a figure, or '0.00' if 0 would be stored for it. */
export function toSettledText(figure: Omit<FigureField, 'field'>): string {
  return isUnreadable(figure) ? formatNumberText(0) : figure.text;
}
