import {
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { describeDroppedFolders, describeDroppedLink } from '@/browser/droppedFiles';
import { formatAccept, findKindByName } from '@/lib/fileKinds';
import { formatSheet } from '@/lib/table/columns';
import { tableLabels } from '@/lib/table/messages';
import { classes } from '../classes';
import { Banner } from './Banner';
import { Button } from './Button';
import { useDragOver } from './useDragOver';
import { FileButton } from './FileButton';
import { ExampleTable } from './ExampleTable';
import { StaffIcon } from './StaffIcon';
import type { ParsedTable } from './useTable';

/**
 * The mime types that operating systems report for tables. Android offers a CSV file only if its
 * own type for CSV is in this list:
 * https://android.googlesource.com/platform/frameworks/base/+/main/mime/java-res/android.mime.types
 */
const ACCEPTED_TYPES = formatAccept(
  ['list.xlsx', 'list.csv', 'list.tsv', 'list.txt'].flatMap((name) => findKindByName(name) ?? []),
);

interface TableSourceProps {
  table: ParsedTable;
  /** The label of the button, and the accessible name of the file input. */
  chooseFile: string;
  /** The text next to the button. */
  note?: ReactNode;
  disabled?: boolean;
  /**
   * Called when staff cancel editing the text of the table. Undefined if no table is being edited.
   */
  onCancelEdit?: () => void;
}

/**
 * A field into which staff paste, drop or type a table, and a button that opens the file picker.
 * While staff edit a table, the field contains the text of the table.
 */
export function TableSource(props: TableSourceProps) {
  const {
    table,
    chooseFile,
    note = 'or drop a file on the table above',
    disabled,
    onCancelEdit,
  } = props;
  const { example, hint } = table.kind;
  const isEdited = onCancelEdit !== undefined;
  const [text, setText] = useState(isEdited && table.sheet ? formatSheet(table.sheet) : '');
  /**
   * Returns whether the browser should insert the dropped text into the existing text of the field.
   * This is also the case if the user moves selected text with the mouse.
   */
  const isAddedText = (data: DataTransfer) => text !== '' && !data.types.includes('Files');
  const drag = useDragOver(false, isAddedText);
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  function handleCancel() {
    table.cancel();
    field.current?.focus();
  }
  /** Reads the text or the files of a paste or a drop. */
  function readData(event: Pick<Event, 'preventDefault'>, data: DataTransfer | null) {
    const [plain = '', html = ''] = ['text/plain', 'text/html'].map((type) => data?.getData(type));
    const files = [...(data?.files ?? [])];
    // Spreadsheets copy cells both as text and as a picture.
    const hasText = plain.trim() !== '' || /<table/i.test(html);
    if (!hasText && files.length === 0) return;
    event.preventDefault();
    if (hasText) table.readText(plain, html);
    else table.readFiles(files);
  }

  function handleDrop(event: DragEvent) {
    const refusal =
      describeDroppedFolders(event.dataTransfer) ?? describeDroppedLink(event.dataTransfer);
    if (refusal === null) {
      if (!isAddedText(event.dataTransfer)) readData(event, event.dataTransfer);
      return;
    }
    event.preventDefault();
    table.refuse(refusal);
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const otherField =
      target instanceof Element && target.closest('input, textarea, select, dialog');
    // The browser handles a paste into another field or into existing text.
    if (
      (otherField && otherField !== field.current) ||
      text !== '' ||
      field.current?.closest('[hidden]')
    )
      return;
    readData(event, event.clipboardData);
  });
  // The user may paste anywhere on the page, not only into this field.
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
          <Button small onClick={handleCancel}>
            {tableLabels.cancel}
          </Button>
        )}
      </div>
      <div
        className="relative overflow-hidden border border-dashed border-edge bg-paper hover:border-navy-900 data-over:border-solid data-over:border-navy-900 data-over:bg-page"
        data-over={drag.over || undefined}
        {...drag.props}
        onDrop={handleDrop}
      >
        {text === '' && <ExampleTable example={example} />}
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
              accept={ACCEPTED_TYPES}
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
