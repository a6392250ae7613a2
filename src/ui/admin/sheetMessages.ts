/**
 * A message lists at most this number of texts. After these, it gives the number of the remaining
 * texts.
 */
const MAX_LISTED_TEXTS = 3;

const MAX_TEXT_LENGTH = 24;

const shortenText = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}...` : text;

/** Formats texts as 'a, b, c and 2 more'. */
function formatFirstTexts(texts: readonly string[]): string {
  const more = texts.length - MAX_LISTED_TEXTS;
  const first = texts.slice(0, MAX_LISTED_TEXTS).map(shortenText).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

export const sheetMessages = {
  pasted: (cells: number) => (cells === 1 ? '1 cell pasted.' : `${cells} cells pasted.`),
  /**
   * Reports pasted rows that did not fit into the table. `first` contains the text of the first
   * cell of each row.
   */
  rowsLeft: (mostRows: number, first: readonly string[]) =>
    `This list has room for ${mostRows} rows: ${
      first.length === 1 ? '1 row was' : `${first.length} rows were`
    } left out (${formatFirstTexts(first)}).`,
  columnsLeft: (first: readonly string[]) =>
    `${
      first.length === 1 ? '1 column was' : `${first.length} columns were`
    } left out, because this table has no more columns (${formatFirstTexts(first)}).`,
  keys: 'You can paste cells from a spreadsheet. Enter moves down a row, and Ctrl+Enter saves.',
};
