import { type Row, shortened } from './difference';
import { plainLine, plainText, plainWord } from './plainText';
import { keysOf, mapKeys } from './records';
import { nameIn, type StoredFields, textIn, warnDropped } from './stored';

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
  const read = (name: K) => {
    const { kind } = table[name];
    return (kind === 'line' || kind === 'text' ? nameIn : textIn)(stored, name);
  };
  const missing = keysOf(table).filter((name) => table[name].neededToShow && read(name) === null);
  if (missing.length === 0) return mapKeys(keysOf(table), (name) => read(name) ?? '');
  warnDropped(path, `${missing.join(' and ')} is missing`);
  return null;
}

/** Returns the attributes of an input for the browser's own validation. */
export const inputChecks = ({ required, maxLength }: TextField) => ({ required, maxLength });

const plain = { line: plainLine, text: plainText, link: plainWord, choice: plainWord };

export function plainTexts<K extends string>(table: Table<K, StoredText>, typed: Texts<K>) {
  return mapKeys(keysOf(table), (name) => plain[table[name].kind](typed[name]));
}

/** Returns a row for each text, so that two versions can be compared. */
export function textRows<K extends string>(table: Table<K, TextField>, texts: Texts<K>): Row[] {
  return keysOf(table).map((name) => {
    const text = texts[name].trim();
    return { label: table[name].label, text, short: shortened(text) };
  });
}
