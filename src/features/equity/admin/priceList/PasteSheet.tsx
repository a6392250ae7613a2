import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { FileButton } from '@/ui/admin/FileButton';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { iconsFrom } from '@/ui/Icon';
import { panelWords } from './panelWords';
import './PasteSheet.css';

/** The drawings of the price list alone. */
export const ListIcon = iconsFrom({
  paste: <path d="M9 4.5H5.5v16h13v-16H15M9 3h6v4H9zM9 12h6M9 16h4" />,
  pencil: <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5" />,
});

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface PasteSheetProps {
  busy: boolean;
  onText: (text: string, html: string) => void;
  onFiles: (files: readonly File[]) => void;
}

const example = [
  ['SYMBOL', 'PCLOSE', 'CLOSE'],
  ['ACCESSCORP', '24.10', '23.05'],
  ['AIRTELAFRI', '2,156.90', '2,156.90'],
  ['BUACEMENT', '93.00', '96.05'],
];

/** An empty sheet to paste or drop on, or to type into; or a file. */
export function PasteSheet({ busy, onText, onFiles }: PasteSheetProps) {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const hintId = useId();

  /** Takes what was pasted or dropped, unless there is nothing in it. */
  function take(data: DataTransfer, event: ClipboardEvent | DragEvent) {
    const [plain, html] = [data.getData('text/plain'), data.getData('text/html')];
    const files = [...data.files];
    // A spreadsheet also copies a picture of its cells.
    const hasText = plain.trim() !== '' || /<table/i.test(html);
    if (!hasText && files.length === 0) return;
    event.preventDefault();
    if (hasText) onText(plain, html);
    else onFiles(files);
  }

  return (
    <>
      <div
        className="prices-sheet"
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
        {text === '' && <Ghost />}
        <textarea
          aria-label={panelWords.paste}
          aria-describedby={hintId}
          data-list-start
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            // What is added to text that was typed is part of that text.
            if (text === '') take(event.clipboardData, event);
          }}
        />
        {text === '' && (
          <div className="prices-here" id={hintId}>
            <ListIcon name="paste" size={28} />
            <b aria-hidden="true">{panelWords.paste}</b>
            <span className="prices-mouse">{panelWords.pasteHint}</span>
            <span className="prices-touch">{panelWords.pasteHintTouch}</span>
          </div>
        )}
      </div>
      <div className="prices-or">
        {text === '' ? (
          <>
            <FileButton
              label={panelWords.chooseFile}
              accept={ACCEPTED}
              busy={busy}
              onChoose={onFiles}
            >
              <StaffIcon name="upload" size={16} />
              {panelWords.chooseFile}
            </FileButton>
            <span>{panelWords.orDrop}</span>
          </>
        ) : (
          <Button look="primary" busy={busy} onClick={() => onText(text, '')}>
            {panelWords.readTyped}
          </Button>
        )}
      </div>
      <dl className="prices-about">
        {panelWords.about.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a list looks like, for the eye alone. */
function Ghost() {
  return (
    <div className="prices-ghost" aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          <span>{row + 1}</span>
          {example[row]?.map((cell, column) => (
            <span key={column}>{cell}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
