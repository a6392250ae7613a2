import type { ChangeEvent, CompositionEvent } from 'react';
import type { CellProps } from '@/ui/admin/useSheet';
import { customValidity } from '@/ui/admin/Field';
import { textError } from '@/lib/plainText';
import { MAX_SYMBOL } from '@/figures/limits';
import { asNumberText } from '@/lib/numbers';
import type { RowDraft } from '@/figures/admin/stockDraft';

/** A symbol in capitals, where that has as many letters. */
function asSymbol(text: string): string {
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
}

/** The fields of a row in the order of their columns. */
export const places = { symbol: 0, previous: 1, current: 2 } as const;

/** The functions that write a pasted text into a row, by column. */
export const stockColumns: readonly ((row: RowDraft, text: string) => RowDraft)[] = [
  (row, text) => ({ ...row, symbol: asSymbol(text) }),
  (row, text) => ({ ...row, previous: asNumberText(text) }),
  (row, text) => ({ ...row, current: asNumberText(text) }),
];

interface SymbolInputProps extends Partial<CellProps> {
  'aria-label': string;
  value: string;
  onChange: (symbol: string) => void;
}

/** In capitals; the caret stays where it is. */
function inCapitals(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = asSymbol(value);
  if (capitals === value) return value;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
  return capitals;
}

/** A stock symbol: what is typed turns into capitals. */
export function SymbolInput({ onChange, ...rest }: SymbolInputProps) {
  const error = textError(rest.value, MAX_SYMBOL);
  return (
    <input
      ref={customValidity(error)}
      {...rest}
      aria-invalid={error === null ? undefined : true}
      placeholder="e.g. MTNN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_SYMBOL}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent, target } = event;
        // A phone's keyboard that is still composing a word would write it twice.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange(composing ? target.value : inCapitals(target));
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
        onChange(inCapitals(event.currentTarget))
      }
    />
  );
}
