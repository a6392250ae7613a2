import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import type { Stock } from '../../documents';
import { ListIcon, PasteSheet } from './PasteSheet';
import { panelWords } from './panelWords';
import { ReadList } from './ReadList';
import type { TonightStocks } from './tonightStocks';
import { usePriceList } from './usePriceList';
import { sheetText } from './listText';
import type { Sheet } from './types';
import './PriceList.css';
import './PasteSheet.css';

interface PriceListPanelProps {
  /** What visitors see now. */
  published: { gainers: readonly Stock[]; losers: readonly Stock[] };
  /** Whether it is said what the reader takes, for who has not used it yet. */
  about: boolean;
  /** Gets what the list gives after each change, and null once there is no list. */
  onChange: (stocks: TonightStocks | null) => void;
}

/** Tonight's price list: paste, drop or choose it, check what was read, and the five each way. */
export function PriceListPanel({ published, about, onChange }: PriceListPanelProps) {
  const prices = usePriceList();
  const [editing, setEditing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { list } = prices;

  const changed = useEffectEvent(onChange);
  const none = list === null;
  useEffect(() => {
    if (none) changed(null);
  }, [none]);

  /** What had the focus is gone after a step: the focus goes on to where the next one begins. */
  const step = editing ? 'edit' : none ? 'start' : 'read';
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    body.current?.querySelector<HTMLElement>(`[data-list-${step}]`)?.focus();
    body.current?.querySelector('[data-list-fives]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  const readText = async (text: string, html: string, edited: boolean) => {
    const { readPaste } = await import('./readSource');
    return prices.open(() => readPaste(text, html), panelWords.pasted, edited);
  };
  async function readFiles(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) prices.refuse(panelWords.oneFile);
    else {
      await prices.open(
        async (signal) => (await import('./readSource')).readFile(file, signal),
        file.name,
      );
    }
  }

  return (
    <Box
      title={panelWords.title}
      className="prices-box"
      busy={prices.busy}
      headerEnd={
        list !== null &&
        !editing && (
          <>
            <Button small onClick={() => setEditing(true)}>
              <ListIcon name="pencil" size={16} />
              {panelWords.edit}
            </Button>
            <Button small onClick={prices.reset}>
              <StaffIcon name="retry" size={16} />
              {panelWords.again}
            </Button>
          </>
        )
      }
    >
      <div className="prices" ref={body}>
        <Banner tone="bad" className="prices-problem">
          {prices.error}
        </Banner>
        <div className="prices-reading">
          <p role="status">{prices.busy && panelWords.reading}</p>
          {prices.busy && !editing && (
            <Button
              small
              onClick={() => {
                prices.cancel();
                body.current?.querySelector<HTMLElement>('[data-list-start]')?.focus();
              }}
            >
              {panelWords.cancel}
            </Button>
          )}
        </div>
        {list === null ? (
          <PasteSheet
            busy={prices.busy}
            about={about}
            onText={(text, html) => void readText(text, html, false)}
            onFiles={(files) => void readFiles(files)}
          />
        ) : editing ? (
          <EditText
            sheet={list.sheets[list.sheet]}
            busy={prices.busy}
            onCancel={() => {
              prices.cancel();
              setEditing(false);
            }}
            onRead={(text) =>
              void readText(text, '', true).then((read) => {
                if (read) setEditing(false);
              })
            }
          />
        ) : (
          <ReadList list={list} prices={prices} published={published} onChange={onChange} />
        )}
      </div>
    </Box>
  );
}

interface EditTextProps {
  sheet: Sheet | undefined;
  busy: boolean;
  onRead: (text: string) => void;
  onCancel: () => void;
}

/** The list as text, to be corrected and read again. */
function EditText({ sheet, busy, onRead, onCancel }: EditTextProps) {
  const [text, setText] = useState(() => (sheet === undefined ? '' : sheetText(sheet)));
  return (
    <form
      className="prices-edit"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <label htmlFor="prices-edit">{panelWords.editLabel}</label>
      <textarea
        id="prices-edit"
        data-list-edit
        wrap="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button onClick={onCancel}>{panelWords.cancel}</Button>
        <Button look="primary" type="submit" busy={busy}>
          {panelWords.readTyped}
        </Button>
      </div>
    </form>
  );
}
