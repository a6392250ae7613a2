import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
  /** Whether it is said what the reader takes, for who has not used it yet. */
  about: boolean;
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
export function PasteSheet({ busy, about, onText, onFiles }: PasteSheetProps) {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const hintId = useId();

  /** Takes what was pasted or dropped, unless there is nothing in it. */
  function take(data: DataTransfer | null, event: ClipboardEvent | DragEvent) {
    if (data === null) return;
    const [plain, html] = [data.getData('text/plain'), data.getData('text/html')];
    const files = [...data.files];
    // A spreadsheet also copies a picture of its cells.
    const hasText = plain.trim() !== '' || /<table/i.test(html);
    if (!hasText && files.length === 0) return;
    event.preventDefault();
    if (hasText) onText(plain, html);
    else onFiles(files);
  }

  const sheet = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const field = target instanceof Element && target.closest('input, textarea, select, dialog');
    const own = target instanceof Element && sheet.current?.contains(target) === true;
    // What is added to text that was typed is part of that text.
    if ((field && !own) || text !== '' || sheet.current?.closest('[hidden]')) return;
    take(event.clipboardData, event);
  });
  // Whoever is in no field has nowhere else to paste it.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <>
      <div
        ref={sheet}
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
      {about && (
        <dl className="prices-about">
          {panelWords.about.map(([term, description]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
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
