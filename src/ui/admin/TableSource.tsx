import { MAX_READING_MS, Unusable, unusable, whyUnusable } from '@/lib/table/limits';
import {
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { readFile, readPaste } from '@/browser/readTable';
import {
  type Column,
  type ColumnChoices,
  type KnownHeads,
  type Sheet,
  withChoice,
} from '@/lib/table/grid';
import { TimedOut, withinLimit } from '@/lib/timeLimit';
import { classes } from '../classes';
import { iconsFrom } from '../Icon';
import { Banner } from './Banner';
import { Button } from './Button';
import { SelectField } from './Field';
import { FileButton } from './FileButton';
import { StaffIcon } from './StaffIcon';
import { sourceLabels } from './tableLabels';

const PasteIcon = iconsFrom({
  paste: <path d="M9 4.5H5.5v16h13v-16H15M9 3h6v4H9zM9 12h6M9 16h4" />,
});

/** The sheets of a file or a paste. */
export interface ReadSource {
  sheets: readonly Sheet[];
  /** 'Pasted', or the name of the file. */
  from: string;
  at: Date;
}

/**
 * Reads tables, one at a time: a newer one and Cancel end what is being read. `things` are what they
 * hold. Keeps the one that was read last, with what staff chose of it.
 */
export function useTable<Use extends string>(
  things: string,
  known: KnownHeads,
  bestOf: (sheets: readonly Sheet[]) => number = () => 0,
) {
  const [source, setSource] = useState<ReadSource | null>(null);
  const [place, setPlace] = useState(0);
  const [columns, setColumns] = useState<ColumnChoices<Use>>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  function chooseSheet(index: number) {
    setPlace(index);
    setColumns({});
  }
  function cancel() {
    turn.current += 1;
    setBusy(false);
    setError(null);
  }
  /** Resolves to false where nothing could be read, or the reading was cancelled. */
  async function read(load: () => Promise<Sheet[]>, from: string): Promise<boolean> {
    cancel();
    const own = turn.current;
    setBusy(true);
    try {
      const sheets = await withinLimit(load(), MAX_READING_MS);
      if (own !== turn.current) return false;
      setSource({ sheets, from, at: new Date() });
      chooseSheet(bestOf(sheets));
      return true;
    } catch (failure) {
      const why = failure instanceof TimedOut ? new Unusable('tooSlow') : failure;
      if (own === turn.current) setError(whyUnusable(why, things));
      return false;
    } finally {
      if (own === turn.current) setBusy(false);
    }
  }

  return {
    source,
    sheet: source?.sheets[place] ?? null,
    place,
    columns,
    error,
    busy,
    cancel,
    chooseSheet,
    chooseColumn: (shown: readonly Column<Use>[], index: number, use: Use | 'none') =>
      setColumns(withChoice(shown, columns, index, use)),
    close: () => setSource(null),
    readText: (text: string, html = '') =>
      read(() => readPaste(text, html, known), sourceLabels.pasted),
    async readFiles(files: readonly File[]) {
      const [file] = files;
      if (file === undefined) return false;
      if (files.length === 1) return read(() => readFile(file, known), file.name);
      setError(unusable.oneFile(things));
      return false;
    },
  };
}

type TableState = Omit<ReturnType<typeof useTable>, 'columns' | 'chooseColumn'>;

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface TableSourceProps {
  table: TableState;
  /** Heads and first rows of such a table. */
  example: readonly (readonly string[])[];
  hint: string;
  /** The words of the button, and the name of the browser's picker. */
  chooseFile: string;
  fileLabel?: string;
  /** The text beside the button. */
  note?: ReactNode;
  disabled?: boolean;
  /** The text of a table that was read, to be corrected and read again. */
  edited?: { text: string; onCancel: () => void };
  /** Called once a table was read. */
  onRead?: () => void;
}

/** An empty sheet to paste or drop on, or to type into; or a file. */
export function TableSource(props: TableSourceProps) {
  const {
    table,
    example,
    hint,
    chooseFile,
    fileLabel = chooseFile,
    note,
    disabled,
    edited,
    onRead,
  } = props;
  const [text, setText] = useState(edited?.text ?? '');
  const [over, setOver] = useState(false);
  const hintId = useId();
  const done = (reading: Promise<boolean>) => void reading.then((read) => read && onRead?.());

  /** Takes what was pasted or dropped, unless there is nothing in it. */
  function take(data: DataTransfer | null, event: ClipboardEvent | DragEvent) {
    if (data === null) return;
    const [plain, html] = [data.getData('text/plain'), data.getData('text/html')];
    const files = [...data.files];
    // A spreadsheet also copies a picture of its cells.
    const hasText = plain.trim() !== '' || /<table/i.test(html);
    if (!hasText && files.length === 0) return;
    event.preventDefault();
    done(hasText ? table.readText(plain, html) : table.readFiles(files));
  }

  const field = useRef<HTMLTextAreaElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const other = target instanceof Element && target.closest('input, textarea, select, dialog');
    // What is added to text that was typed is part of that text.
    if ((other && other !== field.current) || text !== '' || field.current?.closest('[hidden]'))
      return;
    take(event.clipboardData, event);
  });
  // Whoever is in no field has nowhere else to paste it.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <div className="@container">
      <Banner tone="bad" className="mb-4">
        {table.error}
      </Banner>
      <div className={table.busy ? 'mb-3 flex items-center gap-3 text-muted' : undefined}>
        <p role="status">{table.busy && sourceLabels.reading}</p>
        {table.busy && (
          <Button
            small
            onClick={() => {
              table.cancel();
              field.current?.focus();
            }}
          >
            {sourceLabels.cancel}
          </Button>
        )}
      </div>
      <div
        className="relative overflow-hidden border border-dashed border-edge bg-paper hover:border-navy-900 data-over:border-solid data-over:border-navy-900 data-over:bg-page"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          take(event.dataTransfer, event);
        }}
      >
        {text === '' && <Ghost example={example} />}
        <textarea
          ref={field}
          className={classes(
            'relative z-1 resize-none border-0 bg-transparent py-2 pr-3 leading-6 focus:-outline-offset-3',
            edited ? 'pl-3 [tab-size:14]' : 'pl-13',
          )}
          style={{ height: `${example.length * 5}rem` }}
          data-list-start={edited ? undefined : true}
          aria-label={edited ? sourceLabels.edit : sourceLabels.paste}
          aria-describedby={hintId}
          {...(edited && { wrap: 'off' })}
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
            <PasteIcon name="paste" size={28} className="mb-1 text-link" />
            <b aria-hidden="true" className="font-head text-[1.125rem]/6 font-[650] text-navy-900">
              {sourceLabels.paste}
            </b>
            <span className="@max-[34rem]:hidden">{hint}</span>
            <span className="hidden max-w-[26ch] @max-[34rem]:inline">
              {sourceLabels.pasteHintTouch}
            </span>
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {text === '' && !edited ? (
          <>
            <FileButton
              label={fileLabel}
              accept={ACCEPTED}
              busy={table.busy}
              disabled={disabled}
              onChoose={(files) => done(table.readFiles(files))}
            >
              <StaffIcon name="upload" size={16} />
              {chooseFile}
            </FileButton>
            {note ?? <span>{sourceLabels.orDrop}</span>}
          </>
        ) : (
          <>
            <Button look="primary" busy={table.busy} onClick={() => done(table.readText(text))}>
              {sourceLabels.readTyped}
            </Button>
            {edited && !table.busy && (
              <Button onClick={edited.onCancel}>{sourceLabels.cancel}</Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Draws an example of a list, hidden from screen readers. */
function Ghost({ example }: Pick<TableSourceProps, 'example'>) {
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

/** Chooses one of several sheets; shows nothing where there is one. */
export function SheetMenu({ table, className }: { table: TableState; className?: string }) {
  const names = table.source?.sheets.map(({ name }) => name) ?? [];
  return names.length < 2 ? null : (
    <SelectField
      label="Sheet"
      className={className}
      value={String(table.place)}
      options={names.map((name, index) => ({ id: String(index), name }))}
      onChoose={(index) => table.chooseSheet(Number(index))}
    />
  );
}
