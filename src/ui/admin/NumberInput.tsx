import type { ComponentProps } from 'react';
import {
  normalizeNumberText,
  type FigureKind,
  formatNumberText,
  parseNumberInput,
} from '@/lib/numbers';
import { classes } from '../classes';
import { getInputError } from './inputError';
import { createValidityRef } from './customValidity';
import { warningClass } from './fieldClasses';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'step'
> {
  value: string;
  onChange: (text: string) => void;
  /** The kind of figure determines whether negative numbers are allowed. */
  kind: FigureKind;
  /**
   * The smallest step between two numbers. 0.01 allows at most 2 decimals, and 'any' allows any
   * number of decimals.
   */
  step?: 0.01 | 'any';
  /**
   * Replaces a text that is not a number with 0 when the user leaves the field. In a required
   * field, an empty text is also replaced.
   */
  orZero?: boolean;
  /** Called with the original text after it was replaced with 0. */
  onZero?: ((typed: string) => void) | undefined;
  /** A warning that looks like an error but does not stop the browser from submitting the form. */
  warning?: string | undefined;
  hasWarning?: boolean;
}

/**
 * A text input for a number. `type="number"` would drop pasted text such as '1,234.56' without a
 * message, and the mouse wheel would change the number. When the user leaves the field, the field
 * shows the parsed number.
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
    hasWarning,
    ...others
  } = props;
  const { className, required = false, ...rest } = others;
  const error = getInputError({ value, kind, step, orZero });

  /**
   * Formats a valid number. If `orZero` is set, replaces other text with 0. Otherwise keeps other
   * text so that the user can correct it.
   */
  function formatInput() {
    const parsed = parseNumberInput(value);
    if (parsed.ok) {
      const text = normalizeNumberText(value);
      if (text !== value) onChange(text);
      return;
    }
    const unreadable = parsed.reason === 'garbage' || (parsed.reason === 'empty' && required);
    if (!orZero || !unreadable || warning !== undefined) return;
    onChange(formatNumberText(0));
    onZero?.(value);
  }

  return (
    <input
      ref={createValidityRef(error)}
      type="text"
      // The numeric keyboard of a phone has no minus key.
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      className={classes('text-right tabular-nums', hasWarning === true && warningClass, className)}
      // If `orZero` is set, an empty field becomes 0, so the browser must not report the field as
      // missing.
      {...(orZero ? { 'aria-required': required || undefined } : { required })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Keep text that is not a number. The save asks the user about it.
        if (event.key === 'Enter' && parseNumberInput(value).ok) formatInput();
      }}
      onBlur={formatInput}
      aria-invalid={error === null && warning === undefined ? undefined : true}
      {...rest}
    />
  );
}
