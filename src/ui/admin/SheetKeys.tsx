import { sheetMessages } from './sheetMessages';
import { Note } from './Note';

/** Lists the keyboard shortcuts of a table. Hidden on touch devices. */
export function SheetKeys() {
  return <Note className="mt-2 pointer-coarse:hidden">{sheetMessages.keys}</Note>;
}
