/** Number of dropped texts that a message lists. The message counts the rest. */
const SHOWN = 3;

const SHOWN_LETTERS = 24;

const short = (text: string) =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}...` : text;

/** Formats the first few texts and the number of the remaining ones. */
function some(texts: readonly string[]): string {
  const more = texts.length - SHOWN;
  const first = texts.slice(0, SHOWN).map(short).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

export const sheetMessages = {
  pasted: (cells: number) => (cells === 1 ? '1 cell pasted.' : `${cells} cells pasted.`),
  /** Reports rows that did not fit. `first` is the first text of each. */
  rowsLeft: (mostRows: number, first: readonly string[]) =>
    `This list has room for ${mostRows} rows: ${
      first.length === 1 ? '1 row was' : `${first.length} rows were`
    } left out (${some(first)}).`,
  columnsLeft: (first: readonly string[]) =>
    `${
      first.length === 1 ? '1 column was' : `${first.length} columns were`
    } left out, beyond the last one here (${some(first)}).`,
  keys: 'Paste cells from a spreadsheet. Enter goes down, Ctrl+Enter saves.',
};
