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
  /** Kind of figure, which determines whether the number may be negative. */
  kind: FigureKind;
  /** Smallest unit: 0.01 allows two decimals, `any` allows any number of decimals. */
  step?: 0.01 | 'any';
  /**
   * Replaces unreadable text by 0 when the user leaves the field. A required field also replaces
   * empty text.
   */
  orZero?: boolean;
  /** Called with the typed text after it was replaced by 0. */
  onZero?: ((typed: string) => void) | undefined;
  /** Warning that is shown like an error, but does not prevent submission. */
  warning?: string | undefined;
  /** Draws the border of a warning. */
  hasWarning?: boolean;
}

/**
 * Text input for a number. `type="number"` silently drops pasted text such as '1,234.56' and
 * changes under the mouse wheel. The parsed number is shown when the user leaves the field.
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
   * Formats a valid number. With `orZero`, replaces unreadable text by 0. Otherwise keeps
   * unreadable text for the user to correct.
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
      // The number pad of a phone has no minus key.
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      className={classes('text-right tabular-nums', hasWarning === true && warningClass, className)}
      // With `orZero`, an empty field becomes 0, so the browser must not reject the field.
      {...(orZero ? { 'aria-required': required || undefined } : { required })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Keep text that is not a number, because the save asks staff about it.
        if (event.key === 'Enter' && parseNumberInput(value).ok) formatInput();
      }}
      onBlur={formatInput}
      aria-invalid={error === null && warning === undefined ? undefined : true}
      {...rest}
    />
  );
}
