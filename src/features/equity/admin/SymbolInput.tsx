import type { ChangeEvent, CompositionEvent } from 'react';
import type { CellProps } from '@/ui/admin/useSheet';
import { createValidityRef } from '@/ui/admin/customValidity';
import { findTextError } from '@/lib/plainText';
import { MAX_SYMBOL_LENGTH } from '@/figures/limits';
import { toSymbol } from './stockColumns';

interface SymbolInputProps extends Partial<CellProps> {
  'aria-label': string;
  value: string;
  onChange: (symbol: string) => void;
}

/** Converts the text of an input to capitals. The caret stays where it is. */
function capitaliseInput(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = toSymbol(value);
  if (capitals === value) return value;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
  return capitals;
}

export function SymbolInput({ onChange, ...rest }: SymbolInputProps) {
  const error = findTextError(rest.value, MAX_SYMBOL_LENGTH);
  return (
    <input
      ref={createValidityRef(error)}
      {...rest}
      aria-invalid={error === null ? undefined : true}
      placeholder="e.g. MTNN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_SYMBOL_LENGTH}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent, target } = event;
        // If a phone keyboard is composing a word, a changed value would insert the word twice.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange(composing ? target.value : capitaliseInput(target));
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
        onChange(capitaliseInput(event.currentTarget))
      }
    />
  );
}
