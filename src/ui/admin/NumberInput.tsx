import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { numberText, parseNumberInput, stepped } from '@/lib/numbers';
import { classes } from '../classes';

interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'step'
> {
  value: string;
  onChange: (text: string) => void;
  /** What the arrow keys add or take away. */
  step?: number;
  /** Text that is no number becomes 0, and shows as 0, when the field is left. */
  orZero?: boolean;
}

/**
 * A number as text. `type="number"` would drop what staff paste ('1,234.56') without a word and
 * change by itself under the mouse wheel. What was understood shows when the field is left; the
 * arrow keys go by the step, as they do in a number field.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, step = 0.01, orZero = false, className, ...rest } = props;

  /** Shows what was understood; answers whether that is other than what was typed. */
  function settle(): boolean {
    const parsed = parseNumberInput(value);
    if (parsed.ok) {
      onChange(numberText(parsed.value));
      return false;
    }
    if (!orZero || parsed.reason !== 'garbage') return false;
    onChange(numberText(0));
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && settle()) event.preventDefault();
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    const parsed = parseNumberInput(value === '' ? '0' : value);
    if (by === 0 || !parsed.ok) return;
    event.preventDefault();
    onChange(numberText(stepped(parsed.value, by)));
  }

  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classes('text-right', className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={settle}
      {...rest}
    />
  );
}
