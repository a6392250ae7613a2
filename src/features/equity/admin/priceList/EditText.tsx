import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { sheetText } from './listText';
import { panelWords } from './panelWords';
import type { Sheet } from './types';
import './PasteSheet.css';

interface EditTextProps {
  sheet: Sheet | undefined;
  busy: boolean;
  onRead: (text: string) => void;
  onCancel: () => void;
}

/** The list as text, to be corrected and read again. */
export function EditText({ sheet, busy, onRead, onCancel }: EditTextProps) {
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
