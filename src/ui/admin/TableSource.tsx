import {
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { folderRefusal, linkRefusal } from '@/browser/droppedFiles';
import { readFile, readPaste } from '@/browser/readTable';
import { isUnreadableFile, UNREADABLE_FILE } from '@/browser/unreadableFile';
import { visibleText } from '@/lib/plainText';
import { keysOf } from '@/lib/records';
import {
  type ColumnChoices,
  findTable,
  placesOfTables,
  placeToRead,
  type Sheet,
  sheetText,
  type TableKind,
} from '@/lib/table/columns';
import { MAX_READING_MS, tableLabels, Unusable, unusable } from '@/lib/table/limits';
import { TimedOut, withinLimit } from '@/lib/timeLimit';
import { classes } from '../classes';
import { Banner } from './Banner';
import { Button, FileButton, useDragOver } from './Button';
import { StaffIcon } from './StaffIcon';

/** A file or a paste that was read. */
interface Source {
  sheets: readonly Sheet[];
  /** The number of those that hold such a table. */
  tables: number;
  /** The sheet that is looked at; null until staff have said which. */
  place: number | null;
  /** Its name, or 'Pasted'. */
  from: string;
  at: Date;
}

const isNoName = () => false;

/** Returns what staff chose of the sheet with this key, or undefined, and a function to set it. */
export function useChoice<T>(key: string) {
  const [chosen, setChosen] = useState<Readonly<Record<string, T | undefined>>>({});
  const choose = (choice: T | undefined) => setChosen({ ...chosen, [key]: choice });
  return [chosen[key], choose] as const;
}

/**
 * Reads tables of a kind, one at a time: a newer one and Cancel end what is being read. Keeps the one
 * that was read last, with the columns that staff chose of each sheet in place of the guess.
 */
export function useTable<Use extends string>(
  kind: TableKind<Use>,
  /** Tells by its name whether a sheet is meant, where several hold such a table. */
  isMeant: (sheetName: string) => boolean = isNoName,
) {
  const [source, setSource] = useState<Source | null>(null);
  const [state, setState] = useState<{ busy?: boolean; error?: string }>({});
  const turn = useRef(0);
  /** Tells a sheet from all others that are read. */
  const key = `${source?.at.getTime()} ${source?.place}`;
  const [chosen, setChosen] = useChoice<ColumnChoices<Use>>(key);
  const sheet = source?.sheets[source.place ?? -1] ?? null;
  const found = useMemo(() => sheet && findTable(sheet, kind, chosen), [sheet, kind, chosen]);

  function cancel() {
    turn.current += 1;
    setState({});
  }
  async function readBy(load: () => Promise<Sheet[]>, from: string) {
    cancel();
    const own = turn.current;
    setState({ busy: true });
    const read = await withinLimit(load(), MAX_READING_MS).catch((failure: unknown) => {
      if (failure instanceof TimedOut) return unusable.tooSlow;
      if (isUnreadableFile(failure)) return UNREADABLE_FILE;
      return failure instanceof Unusable ? failure.message : unusable.notLoaded;
    });
    if (own !== turn.current) return;
    setState(typeof read === 'string' ? { error: read } : {});
    if (typeof read === 'string') return;
    const place = placeToRead(read, kind, isMeant);
    const tables = placesOfTables(read, kind).length;
    setSource({ sheets: read, tables, place, from, at: new Date() });
  }

  return {
    kind,
    source,
    sheet,
    /** The table of the sheet that is looked at; null before one is read. */
    found,
    key,
    error: state.error,
    busy: state.busy === true,
    cancel,
    chooseSheet: (place: number) => setSource(source && { ...source, place }),
    /** Takes a column for a use and no other column for it; by any other name it is not used. */
    chooseColumn: (index: number, name: string) => {
      const use = keysOf(kind.uses).find((each) => each === name) ?? 'none';
      const rest = Object.entries(chosen ?? {}).filter(([, was]) => was === 'none' || was !== use);
      setChosen({ ...Object.fromEntries(rest), [index]: use });
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
      void readBy(() => readPaste(text, html, kind), tableLabels.pasted),
    readFiles: ([file, ...others]: readonly File[]) => {
      if (others.length > 0) setState({ ...state, error: unusable.oneFile });
      else if (file !== undefined) void readBy(() => readFile(file, kind), visibleText(file.name));
    },
  };
}

export type ReadTable = ReturnType<typeof useTable<string>>;

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface TableSourceProps {
  table: ReadTable;
  /** The words of the button, and the name of the browser's picker. */
  chooseFile: string;
  /** The text beside the button. */
  note?: ReactNode;
  disabled?: boolean;
  /** Leaves the text of the table that was read, where staff correct that. */
  onCancelEdit?: () => void;
}

/** An empty sheet to paste or drop on, or to type into; or a file; or the text of a table to be corrected. */
export function TableSource(props: TableSourceProps) {
  const { table, chooseFile, note = 'or drop one on the sheet', disabled, onCancelEdit } = props;
  const { example, hint } = table.kind;
  const isEdited = onCancelEdit !== undefined;
  const [text, setText] = useState(isEdited && table.sheet ? sheetText(table.sheet) : '');
  const drag = useDragOver();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  function cancel() {
    table.cancel();
    field.current?.focus();
  }
  /** Takes what was pasted or dropped, unless there is nothing in it. */
  function take(event: Pick<Event, 'preventDefault'>, data: DataTransfer | null) {
    const [plain = '', html = ''] = ['text/plain', 'text/html'].map((type) => data?.getData(type));
    const files = [...(data?.files ?? [])];
    // A spreadsheet also copies a picture of its cells.
    const hasText = plain.trim() !== '' || /<table/i.test(html);
    if (!hasText && files.length === 0) return;
    event.preventDefault();
    if (hasText) table.readText(plain, html);
    else table.readFiles(files);
  }

  function drop(event: DragEvent) {
    const refusal = folderRefusal(event.dataTransfer) ?? linkRefusal(event.dataTransfer);
    if (refusal === null) {
      take(event, event.dataTransfer);
      return;
    }
    event.preventDefault();
    table.refuse(refusal);
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const other = target instanceof Element && target.closest('input, textarea, select, dialog');
    // What is added to text that was typed is part of that text.
    if ((other && other !== field.current) || text !== '' || field.current?.closest('[hidden]'))
      return;
    take(event, event.clipboardData);
  });
  // Whoever is in no field has nowhere else to paste it.
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <div className="@container">
      <Banner tone="bad" className="mb-4">
        {table.error?.replace('{things}', table.kind.things)}
      </Banner>
      <div className={table.busy ? 'mb-3 flex items-center gap-3 text-muted' : undefined}>
        <p role="status">{table.busy && tableLabels.reading}</p>
        {table.busy && (
          <Button small onClick={cancel}>
            {tableLabels.cancel}
          </Button>
        )}
      </div>
      <div
        className="relative overflow-hidden border border-dashed border-edge bg-paper hover:border-navy-900 data-over:border-solid data-over:border-navy-900 data-over:bg-page"
        data-over={drag.over || undefined}
        {...drag.props}
        onDrop={drop}
      >
        {text === '' && <Ghost example={example} />}
        <textarea
          ref={field}
          className={classes(
            'relative z-1 resize-none border-0 bg-transparent py-2 pr-3 leading-6 focus:-outline-offset-3',
            isEdited ? 'pl-3 [tab-size:14]' : 'pl-13',
          )}
          style={{ height: `${example.length * 5}rem` }}
          data-list-start={!isEdited || undefined}
          aria-label={isEdited ? tableLabels.edit : tableLabels.paste}
          aria-describedby={hintId}
          {...(isEdited && { wrap: 'off' })}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text === '' && (
          <div
            className="absolute right-0 bottom-0 left-[2.5625rem] flex flex-col items-center justify-center gap-1 bg-linear-to-b from-paper/0 to-paper to-[32px] px-4 text-center text-muted forced-colors:bg-[Canvas]"
            style={{ top: `${example.length * 2.5}rem` }}
            id={hintId}
          >
            <StaffIcon name="paste" size={28} className="mb-1 text-link" />
            <b aria-hidden="true" className="font-head text-[1.125rem]/6 font-[650] text-navy-900">
              {tableLabels.paste}
            </b>
            <span className="@max-[34rem]:hidden">{hint}</span>
            <span className="hidden max-w-[26ch] @max-[34rem]:inline">
              Copy the rows, press and hold here, then choose Paste
            </span>
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {text === '' && !isEdited ? (
          <>
            <FileButton
              label={chooseFile}
              accept={ACCEPTED}
              busy={table.busy}
              disabled={disabled}
              onChoose={table.readFiles}
            >
              <StaffIcon name="upload" size={16} />
              {chooseFile}
            </FileButton>
            <span className="min-w-0 wrap-anywhere">{note}</span>
          </>
        ) : (
          <Button look="primary" busy={table.busy} onClick={() => table.readText(text)}>
            {tableLabels.readTyped}
          </Button>
        )}
        {isEdited && !table.busy && <Button onClick={onCancelEdit}>{tableLabels.cancel}</Button>}
      </div>
    </div>
  );
}

/** Draws an example of a list, hidden from screen readers. */
function Ghost({ example }: Pick<TableKind<string>, 'example'>) {
  return (
    <div className="absolute inset-0 text-[#5a6984]" aria-hidden="true">
      {Array.from({ length: 2 * example.length }, (_, row) => (
        <div
          key={row}
          className="grid h-10 auto-cols-[minmax(0,1fr)] grid-flow-col grid-cols-[2.5rem] items-stretch *:grid *:items-center *:border-b *:border-grid first:font-semibold"
        >
          <span className="border-r bg-page text-center text-[0.75rem] font-normal text-muted">
            {row + 1}
          </span>
          {example[row]?.map((cell, column) => (
            <span
              key={column}
              className="overflow-hidden px-3 text-right text-[rgb(90_105_132/0.62)] nth-2:text-left @max-[34rem]:px-2"
            >
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
