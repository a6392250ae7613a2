import type { ChangeEvent, CompositionEvent } from 'react';
import { MAX_SYMBOL } from '../limits';

interface SymbolInputProps {
  'aria-label': string;
  value: string;
  onChange: (symbol: string) => void;
}

/** In capitals, where that has as many letters: the caret stays where it is. */
function inCapitals(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value || capitals.length !== value.length) return value;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
  return capitals;
}

/** A stock symbol: what is typed turns into capitals. */
export function SymbolInput({ onChange, ...rest }: SymbolInputProps) {
  return (
    <input
      {...rest}
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
