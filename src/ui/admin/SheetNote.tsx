import { Banner } from './Banner';
import { Button } from './Button';
import { Note } from './Note';
import type { Paste, SheetView } from './useSheet';

/** Texts that are shown of what found no place. */
const SHOWN = 3;
const SHOWN_LETTERS = 24;

const short = (text: string) =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}...` : text;

/** Returns the first few of these texts, and how many more there are. */
function some(texts: readonly string[]): string {
  const more = texts.length - SHOWN;
  const first = texts.slice(0, SHOWN).map(short).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

export const sheetMessages = {
  pasted: (cells: number) => (cells === 1 ? '1 cell pasted.' : `${cells} cells pasted.`),
  /** Reports rows that found no place; `first` is the first text of each. */
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

function textOf({ cells, rowsLeft, columnsLeft }: Paste, mostRows: number): string {
  return [
    sheetMessages.pasted(cells),
    rowsLeft.length > 0 && sheetMessages.rowsLeft(mostRows, rowsLeft),
    columnsLeft.length > 0 && sheetMessages.columnsLeft(columnsLeft),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reports the last paste, with Undo for those without a keyboard. */
export function SheetPaste({ sheet: { paste, mostRows, undo } }: { sheet: SheetView }) {
  const left = paste !== null && paste.rowsLeft.length + paste.columnsLeft.length > 0;
  return (
    <Banner
      tone={left ? 'warn' : 'ok'}
      dense
      className="mt-4"
      {...(paste !== null && {
        actions: (
          <Button small onClick={undo}>
            Undo
          </Button>
        ),
      })}
    >
      {paste !== null && textOf(paste, mostRows)}
    </Banner>
  );
}

/** Lists the keys of a table; hidden where there is no keyboard. */
export function SheetKeys() {
  return <Note className="mt-2 pointer-coarse:hidden">{sheetMessages.keys}</Note>;
}
