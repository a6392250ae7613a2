import { sheetMessages } from './sheetMessages';
import { Banner } from './Banner';
import { Button } from './Button';
import type { PasteResult, SheetView } from './useSheet';

function describePaste({ cells, rowsLeft, columnsLeft }: PasteResult, mostRows: number): string {
  return [
    sheetMessages.pasted(cells),
    rowsLeft.length > 0 && sheetMessages.rowsLeft(mostRows, rowsLeft),
    columnsLeft.length > 0 && sheetMessages.columnsLeft(columnsLeft),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reports the last paste. The Undo button is for users without a keyboard. */
export function SheetPaste({ sheet: { paste, mostRows, undo } }: { sheet: SheetView }) {
  const hasLeftovers = paste !== null && paste.rowsLeft.length + paste.columnsLeft.length > 0;
  return (
    <Banner
      tone={hasLeftovers ? 'warn' : 'ok'}
      className="mt-4"
      actions={
        <Button small onClick={undo}>
          Undo
        </Button>
      }
    >
      {paste !== null && describePaste(paste, mostRows)}
    </Banner>
  );
}
