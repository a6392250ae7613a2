import type { ComponentProps } from 'react';
import { asNumberText, type FigureKind, numberText, parseNumberInput } from '@/lib/numbers';
import { classes } from '../classes';
import { inputError } from './inputError';
import { customValidity } from './customValidity';
import { warningClass } from './fieldClasses';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'step'
> {
  value: string;
  onChange: (text: string) => void;
  /** A price is never below 0. */
  kind: FigureKind;
  /** More decimals than this has are refused. `any` refuses none. */
  step?: 0.01 | 'any';
  /**
   * Text that is not a number becomes 0, and shows as 0, when the field is left; nothing typed too,
   * if required.
   */
  orZero?: boolean;
  /** Gets what stood in the field when it became 0 by that. */
  onZero?: ((typed: string) => void) | undefined;
  /** A warning beyond the text itself: shown as an error, but stops no form. */
  warning?: string | undefined;
  /** Draws the border of a warning. */
  warned?: boolean;
}

/**
 * A number as text: `type="number"` drops what staff paste ('1,234.56') without a word, and changes
 * under the mouse wheel. What was understood shows when the field is left.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onChange,
    kind,
    step = 0.01,
    orZero = false,
    onZero,
    warning,
    warned,
    ...others
  } = props;
  const { className, required = false, ...rest } = others;
  const error = inputError({ value, kind, step, orZero });

  /** Shows what was understood. Text that is said to be no number already stays to be read. */
  function settle() {
    const parsed = parseNumberInput(value);
    if (parsed.ok) {
      const text = asNumberText(value);
      if (text !== value) onChange(text);
      return;
    }
    const unreadable = parsed.reason === 'garbage' || (parsed.reason === 'empty' && required);
    if (!orZero || !unreadable || warning !== undefined) return;
    onChange(numberText(0));
    onZero?.(value);
  }

  return (
    <input
      ref={customValidity(error)}
      type="text"
      // A number pad on a phone has no minus.
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      className={classes('text-right tabular-nums', warned === true && warningClass, className)}
      // Nothing typed is 0 where unreadable text is: the browser must not stop the form for it.
      {...(orZero ? { 'aria-required': required || undefined } : { required })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // What is not a number stays as it was typed, for the save to ask about.
        if (event.key === 'Enter' && parseNumberInput(value).ok) settle();
      }}
      onBlur={settle}
      aria-invalid={error === null && warning === undefined ? undefined : true}
      {...rest}
    />
  );
}
