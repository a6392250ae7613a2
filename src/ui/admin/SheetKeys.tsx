import { sheetMessages } from './sheetMessages';
import { Note } from './Note';

/** Lists the keys of a table; hidden where there is no keyboard. */
export function SheetKeys() {
  return <Note className="mt-2 pointer-coarse:hidden">{sheetMessages.keys}</Note>;
}
