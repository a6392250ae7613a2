import { type ValueRow, shortenText } from './difference';
import { toPlainLine, toPlainText, toPlainWord } from './plainText';
import { listKeys, mapKeys } from './records';
import { readReadableText, type StoredFields, readText, warnAboutLeftOut } from './stored';

export interface StoredText {
  kind: 'line' | 'text' | 'link' | 'choice';
  /**
   * If true, a stored document without this text is not shown, and a warning is logged. If false,
   * the text may be missing, as in older documents.
   */
  neededToShow: boolean;
}

/** A text that staff type or select. firestore.rules has the same limits as the form. */
export interface TextField extends StoredText {
  label: string;
  required: boolean;
  maxLength: number;
}

type Table<K extends string, Field> = Readonly<Record<K, Field>>;
type Texts<K extends string> = Readonly<Record<NoInfer<K>, string>>;

/**
 * Reads the texts of a stored document. A missing text is ''. If the missing text is needed to show
 * the document, logs a warning and returns null.
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

/** Returns the attributes with which the browser validates the input. */
export const toInputAttributes = ({ required, maxLength }: TextField) => ({ required, maxLength });

const cleaners = { line: toPlainLine, text: toPlainText, link: toPlainWord, choice: toPlainWord };

export function cleanTexts<K extends string>(table: Table<K, StoredText>, typed: Texts<K>) {
  return mapKeys(listKeys(table), (name) => cleaners[table[name].kind](typed[name]));
}

/** Returns one row for each text, for a comparison of two versions. */
export function toTextRows<K extends string>(
  table: Table<K, TextField>,
  texts: Texts<K>,
): ValueRow[] {
  return listKeys(table).map((name) => {
    const text = texts[name].trim();
    return { label: table[name].label, text, short: shortenText(text) };
  });
}
