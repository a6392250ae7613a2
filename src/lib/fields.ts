import { type ValueRow, shortenText } from './difference';
import { toPlainLine, toPlainText, toPlainWord } from './plainText';
import { listKeys, mapKeys } from './records';
import { readReadableText, type StoredFields, readText, warnAboutLeftOut } from './stored';

export interface StoredText {
  /** The type of input. Staff select a 'choice' instead of typing it. */
  kind: 'line' | 'text' | 'link' | 'choice';
  /**
   * True if stored documents without this text are left out, with a warning. False if older
   * documents may lack the text.
   */
  neededToShow: boolean;
}

/** A text that staff type or choose. The form and firestore.rules check it in the same way. */
export interface TextField extends StoredText {
  label: string;
  required: boolean;
  maxLength: number;
}

type Table<K extends string, Field> = Readonly<Record<K, Field>>;
type Texts<K extends string> = Readonly<Record<NoInfer<K>, string>>;

/**
 * Reads the texts of a stored document; '' for a missing text. Logs a warning and returns null if a
 * text with `neededToShow` is missing.
 */
export function readTexts<K extends string>(
  table: Table<K, StoredText>,
  path: string,
  stored: StoredFields,
): Record<K, string> | null {
  const readField = (name: K) => {
    const { kind } = table[name];
    return (kind === 'line' || kind === 'text' ? readReadableText : readText)(stored, name);
  };
  const missing = listKeys(table).filter(
    (name) => table[name].neededToShow && readField(name) === null,
  );
  if (missing.length === 0) return mapKeys(listKeys(table), (name) => readField(name) ?? '');
  warnAboutLeftOut(path, `${missing.join(' and ')} is missing`);
  return null;
}

/** Returns the attributes of an input for the browser's own validation. */
export const toInputAttributes = ({ required, maxLength }: TextField) => ({ required, maxLength });

const cleaners = { line: toPlainLine, text: toPlainText, link: toPlainWord, choice: toPlainWord };

export function cleanTexts<K extends string>(table: Table<K, StoredText>, typed: Texts<K>) {
  return mapKeys(listKeys(table), (name) => cleaners[table[name].kind](typed[name]));
}

/** Returns a row for each text, so that two versions can be compared. */
export function toTextRows<K extends string>(
  table: Table<K, TextField>,
  texts: Texts<K>,
): ValueRow[] {
  return listKeys(table).map((name) => {
    const text = texts[name].trim();
    return { label: table[name].label, text, short: shortenText(text) };
  });
}
