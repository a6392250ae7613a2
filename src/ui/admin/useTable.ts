import { useMemo, useRef, useState } from 'react';
import { readFile, readPaste } from '@/browser/readTable';
import { isUnreadableFile, UNREADABLE_FILE } from '@/browser/unreadableFile';
import { toVisibleText } from '@/lib/plainText';
import { listKeys } from '@/lib/records';
import type { ColumnChoices, Sheet, TableKind } from '@/lib/table/columns';
import { findTable } from '@/lib/table/findTable';
import { MAX_READING_MS } from '@/lib/table/limits';
import { tableErrors, tableLabels } from '@/lib/table/messages';
import { findSheetsWithTable, pickSheet } from '@/lib/table/sheets';
import { TableError } from '@/lib/table/tableError';
import { TimedOut, limitTime } from '@/lib/timeLimit';
import { useRememberedColumns } from './useRememberedColumns';

/** The file or pasted text that was read last. */
interface LoadedSource {
  sheets: readonly Sheet[];
  /** The number of sheets that contain a table of the requested kind. */
  tableCount: number;
  /** The index of the chosen sheet; null until staff choose one. */
  sheetIndex: number | null;
  /** The name of the file, or 'Pasted'. */
  from: string;
  at: Date;
}

const expectsNoName = () => false;

/**
 * Stores one choice per key, for example one per sheet. Returns the choice for `key` and a function
 * that changes it.
 */
export function useChoice<T>(key: string) {
  const [chosen, setChosen] = useState<Readonly<Record<string, T | undefined>>>({});
  const choose = (choice: T | undefined) => setChosen({ ...chosen, [key]: choice });
  return [chosen[key], choose] as const;
}

/**
 * Reads tables of one kind from files and pasted texts. If a newer file is read or the user presses
 * Cancel, the result of the current read is ignored.
 *
 * Stores the table that was read last, and the columns that staff choose for each sheet. Suggests
 * the columns that staff chose for an earlier table with the same headings.
 */
export function useTable<Use extends string>(
  kind: TableKind<Use>,
  /**
   * Returns whether a sheet has the expected name. The name matters only if several sheets of a
   * workbook contain a table of this kind.
   */
  isExpectedName: (sheetName: string) => boolean = expectsNoName,
) {
  const [source, setSource] = useState<LoadedSource | null>(null);
  const [state, setState] = useState<{ busy?: boolean; error?: string }>({});
  const lastReadId = useRef(0);
  /** Identifies a sheet by the time of the read and the index of the sheet. */
  const key = `${source?.at.getTime()} ${source?.sheetIndex}`;
  const [chosenHere, setChosen] = useChoice<ColumnChoices<Use>>(key);
  const remembered = useRememberedColumns(kind);
  const sheet = source?.sheets[source.sheetIndex ?? -1] ?? null;
  const suggested = useMemo(() => sheet && findTable(sheet, kind), [sheet, kind]);
  const chosenBefore = suggested === null ? undefined : remembered.usesFor(suggested);
  const chosen = chosenHere ?? chosenBefore;
  const found = useMemo(
    () => (sheet === null || chosen === undefined ? suggested : findTable(sheet, kind, chosen)),
    [sheet, kind, chosen, suggested],
  );

  function cancel() {
    lastReadId.current += 1;
    setState({});
  }
  async function readSource(load: () => Promise<Sheet[]>, from: string) {
    cancel();
    const readId = lastReadId.current;
    setState({ busy: true });
    const read = await limitTime(load(), MAX_READING_MS).catch((failure: unknown) => {
      if (failure instanceof TimedOut) return tableErrors.tooSlow;
      if (isUnreadableFile(failure)) return UNREADABLE_FILE;
      return failure instanceof TableError ? failure.message : tableErrors.notLoaded;
    });
    if (readId !== lastReadId.current) return;
    setState(typeof read === 'string' ? { error: read } : {});
    if (typeof read === 'string') return;
    setSource({
      sheets: read,
      tableCount: findSheetsWithTable(read, kind).length,
      sheetIndex: pickSheet(read, kind, isExpectedName),
      from,
      at: new Date(),
    });
  }

  return {
    kind,
    source,
    sheet,
    /** The table in the chosen sheet; null until a table is read. */
    found,
    /**
     * True if the uses of the columns were remembered from an earlier table with the same headings.
     */
    isRemembered: chosenHere === undefined && chosenBefore !== undefined,
    key,
    error: state.error,
    busy: state.busy === true,
    cancel,
    chooseSheet: (sheetIndex: number) => setSource(source && { ...source, sheetIndex }),
    /**
     * Assigns a use to a column, and removes this use from any other column. An unknown name marks
     * the column as 'not used'.
     */
    chooseColumn: (index: number, name: string) => {
      const use = listKeys(kind.uses).find((each) => each === name) ?? 'none';
      const rest = Object.entries(chosen ?? {}).filter(([, was]) => was === 'none' || was !== use);
      const uses = { ...Object.fromEntries(rest), [index]: use };
      setChosen(uses);
      if (suggested !== null) remembered.remember(suggested, uses);
    },
    close: () => {
      cancel();
      setSource(null);
    },
    refuse: (error: string) => {
      cancel();
      setState({ error });
    },
    readText: (text: string, html = '') =>
      void readSource(() => readPaste(text, html, kind), tableLabels.pasted),
    readFiles: ([file, ...others]: readonly File[]) => {
      if (others.length > 0) setState({ ...state, error: tableErrors.oneFile });
      else if (file !== undefined)
        void readSource(() => readFile(file, kind), toVisibleText(file.name));
    },
  };
}

export type ParsedTable = ReturnType<typeof useTable<string>>;
