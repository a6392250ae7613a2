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
  /** Rejects more decimals than this has; `any` allows any number of them. */
  step?: 0.01 | 'any';
  /**
   * Replaces text that is not a number by 0 when the user leaves the field; also an empty text if
   * the field is required.
   */
  orZero?: boolean;
  /** Called with the original text when it was replaced by 0. */
  onZero?: ((typed: string) => void) | undefined;
  /** A warning that is shown like an error, but does not stop the form. */
  warning?: string | undefined;
  /** Draws the border of a warning. */
  hasWarning?: boolean;
}

/**
 * A number as text. `type="number"` silently drops pasted text such as '1,234.56' and changes under
 * the mouse wheel. The parsed number is shown when the user leaves the field.
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
  const error = inputError({ value, kind, step, orZero });

  /** Shows the parsed number. Text with an error stays, so that the user can read it. */
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
      // The number pad of a phone has no minus.
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      className={classes('text-right tabular-nums', hasWarning === true && warningClass, className)}
      // An empty field becomes 0 like unreadable text, so the browser must not stop the form.
      {...(orZero ? { 'aria-required': required || undefined } : { required })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Text that is not a number stays as typed. The save asks about it.
        if (event.key === 'Enter' && parseNumberInput(value).ok) settle();
      }}
      onBlur={settle}
      aria-invalid={error === null && warning === undefined ? undefined : true}
      {...rest}
    />
  );
}
