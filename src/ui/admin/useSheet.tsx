import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { readClipboardBlock } from '@/browser/readTable';
import { type CellPosition, type BlockFit, fitBlock } from '@/lib/pasteBlock';
import { useRefocus } from './focus';

/**
 * Stores the earlier states of a form for undo and redo. The undo function of the browser covers
 * typing, but not pasted blocks or formatted numbers.
 */
function useUndo<T extends object>(current: T, put: (value: T) => void) {
  const steps = useRef<Record<'undo' | 'redo', T[]>>({ undo: [], redo: [] });
  const cellOfStep = useRef<string | undefined>(undefined);
  return {
    /**
     * Stores the current state before a change. Successive changes of one cell are a single step
     * until `endStep` is called. Without `cell`, each change is a separate step.
     */
    note: (cell?: string) => {
      if (cell !== undefined && cell === cellOfStep.current) return;
      cellOfStep.current = cell;
      steps.current.undo.push(current);
      steps.current.redo = [];
    },
    endStep: () => {
      cellOfStep.current = undefined;
    },
    /** Restores the previous or the next state. Returns false if there is no such state. */
    go: (direction: 'undo' | 'redo') => {
      const value = steps.current[direction].pop();
      if (value === undefined) return false;
      cellOfStep.current = undefined;
      steps.current[direction === 'undo' ? 'redo' : 'undo'].push(current);
      put(value);
      return true;
    },
  };
}

interface SheetOptions<Row> {
  rows: readonly Row[];
  /**
   * One function for each column. The function gets a row and a pasted text. It returns the row
   * with the text in its column.
   */
  columns: readonly ((row: Row, text: string) => Row)[];
  /**
   * If set, a paste may add rows, but the table never has more than `mostRows` rows. `grown`
   * returns the rows with one more row at the end.
   */
  growth?: { mostRows: number; grown: (rows: readonly Row[]) => readonly Row[] };
  /** Called with the new rows after typing or reordering. */
  onType: (rows: readonly Row[]) => void;
  /** Called with the new rows after a paste, an undo or a redo. */
  onPut: (rows: readonly Row[]) => void;
}

/** The outcome of a paste, with the number of filled cells. */
export interface PasteResult extends Pick<BlockFit, 'rowsLeft' | 'columnsLeft'> {
  cells: number;
}

/** The attributes that make an input a cell of the table. */
export interface CellProps {
  'data-cell': string;
  enterKeyHint: 'next';
}

const getCellKey = ({ row, column }: CellPosition) => `${row},${column}`;

/**
 * Returns the position of the cell in which an event happened; null if it happened outside the
 * cells.
 */
function findCell(target: EventTarget): CellPosition | null {
  const cell = target instanceof HTMLInputElement ? target.dataset['cell'] : undefined;
  const [row, column] = cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Writes texts into cells and returns the new rows. Adds rows if there are not enough. */
function fillCells<Row>({ rows, columns, growth }: SheetOptions<Row>, cells: BlockFit['cells']) {
  const last = Math.max(...cells.map(({ row }) => row));
  let all = rows;
  while (growth !== undefined && all.length <= last) all = growth.grown(all);
  return all.map((row, index) =>
    cells
      .filter((cell) => cell.row === index)
      .reduce((next, { column, text }) => columns[column]?.(next, text) ?? next, row),
  );
}

/**
 * Makes a table of inputs behave like a spreadsheet. Each input needs the attributes of
 * `cellProps`. A pasted block fills cells to the right and down. Enter and the arrow keys move the
 * focus up or down. Only Ctrl+Enter saves. Ctrl+Z undoes the last change of any kind.
 */
export function useSheet<Row>(options: SheetOptions<Row>) {
  const { rows, columns, growth } = options;
  const mostRows = growth?.mostRows ?? rows.length;
  const table = useRef<HTMLDivElement>(null);
  const [paste, setPaste] = useState<PasteResult | null>(null);
  const history = useUndo(rows, options.onPut);
  const refocus = useRefocus();

  const findField = (position: CellPosition) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell='${getCellKey(position)}']`) ?? null;
  const focusCell = (position: CellPosition) => {
    const cell = findField(position);
    cell?.focus();
    cell?.select();
  };
  const stepHistory = (direction: 'undo' | 'redo') => {
    // If undo removed the row with the focus, focus the first cell.
    if (history.go(direction)) refocus(() => [findField({ row: 0, column: 0 })]);
    setPaste(null);
  };

  // Handles Undo and Redo from the menus of the browser.
  const onNativeUndo = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    stepHistory(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  });
  useEffect(() => {
    const element = table.current;
    const form = element?.closest('form');
    const handleBeforeInput = (event: InputEvent) => onNativeUndo(event);
    const handleSubmit = () => setPaste(null);
    element?.addEventListener('beforeinput', handleBeforeInput);
    form?.addEventListener('submit', handleSubmit);
    return () => {
      element?.removeEventListener('beforeinput', handleBeforeInput);
      form?.removeEventListener('submit', handleSubmit);
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (command && !altKey && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      stepHistory(letter === 'y' || shiftKey ? 'redo' : 'undo');
      return;
    }
    const position = findCell(event.target);
    if (position === null || command || altKey || event.nativeEvent.isComposing) return;
    const down = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
    if (down === undefined || (shiftKey && key !== 'Enter')) return;
    event.preventDefault();
    focusCell({ ...position, row: position.row + down });
  }

  function handlePaste(event: ClipboardEvent) {
    const position = findCell(event.target);
    const block = position && readClipboardBlock(event.clipboardData);
    if (position === null || block === null) return;
    event.preventDefault();
    const { cells, ...left } = fitBlock(block, position, {
      rows: mostRows,
      columns: columns.length,
    });
    history.note();
    options.onPut(fillCells(options, cells));
    setPaste({ cells: cells.length, ...left });
  }

  return {
    tableProps: {
      ref: table,
      onKeyDown: handleKeyDown,
      onPaste: handlePaste,
      onFocus: history.endStep,
    },
    cellProps: (row: number, column: number): CellProps => ({
      'data-cell': getCellKey({ row, column }),
      enterKeyHint: 'next',
    }),
    /** Changes the rows. `cell` is the changed cell; undefined if the whole list changes. */
    change: (next: readonly Row[], cell?: CellPosition) => {
      history.note(cell && getCellKey(cell));
      setPaste(null);
      options.onType(next);
    },
    paste,
    mostRows,
    undo: () => stepHistory('undo'),
  };
}

export type SheetView = Pick<ReturnType<typeof useSheet>, 'paste' | 'mostRows' | 'undo'>;
