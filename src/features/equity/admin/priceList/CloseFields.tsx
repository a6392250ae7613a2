import type { ShareTexts } from '@/figures/admin/stockDraft';
import { NumberInput } from '@/ui/admin/NumberInput';
import { SymbolInput } from '../SymbolInput';

const closes = [
  { field: 'previous', label: 'Previous close', hint: 'Previous' },
  { field: 'current', label: 'Current close', hint: 'Close' },
] as const;

interface CloseFieldsProps {
  /** The owner of the fields, such as 'row 8'. */
  of: string;
  text: ShareTexts;
  /** Id of what is wrong with them; empty fields say then what goes in. */
  why?: string;
  onChange: (text: ShareTexts) => void;
}

/** Symbol and closes of a share, to be typed. */
export function CloseFields({ of, text, why, onChange }: CloseFieldsProps) {
  return (
    <>
      <SymbolInput
        aria-label={`Symbol, ${of}`}
        value={text.symbol}
        onChange={(symbol) => onChange({ ...text, symbol })}
      />
      {closes.map(({ field, label, hint }) => (
        <NumberInput
          key={field}
          aria-label={`${label}, ${of}`}
          kind="price"
          value={text[field]}
          onChange={(close) => onChange({ ...text, [field]: close })}
          {...(why !== undefined && { 'aria-describedby': why, placeholder: hint })}
        />
      ))}
    </>
  );
}
