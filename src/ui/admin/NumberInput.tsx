import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type FigureKind,
  numberInputError,
  numberText,
  parseNumberInput,
  stepped,
} from '@/lib/numbers';
import { classes } from '../classes';
import { Field } from './Field';
import { lookClass } from './Plausibility';

interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'step'
> {
  value: string;
  onChange: (text: string) => void;
  /** A price is never below 0. */
  kind: FigureKind;
  /** What the arrow keys add or take away; more decimals than it has are refused. `any` refuses none. */
  step?: 0.01 | 'any';
  /** Text that is no number becomes 0, and shows as 0, when the field is left; nothing typed too, if required. */
  orZero?: boolean;
  /** Gets what stood in the field when it became 0 by that. */
  onZero?: ((typed: string) => void) | undefined;
  /** What is wrong with the field beyond its text: shown as an error, but stops no form. */
  doubt?: string | undefined;
  /** It is a number, but one to look at again. */
  look?: boolean;
}

const ARROW_STEP = 0.01;

type Checked = Pick<NumberInputProps, 'value' | 'kind' | 'step' | 'orZero'>;

function inputError({ value, kind, step = 0.01, orZero = false }: Checked): string | null {
  const parsed = parseNumberInput(value);
  if (orZero && !parsed.ok && parsed.reason === 'garbage') return null;
  return numberInputError(value, { kind, cents: step !== 'any' });
}

/**
 * A number as text. `type="number"` would drop what staff paste ('1,234.56') without a word and
 * change by itself under the mouse wheel. What was understood shows when the field is left; the
 * arrow keys go by the step, as they do in a number field.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onChange,
    kind,
    step = 0.01,
    orZero = false,
    onZero,
    doubt,
    look,
    ...others
  } = props;
  const { className, required = false, ...rest } = others;
  const input = useRef<HTMLInputElement>(null);
  const error = inputError({ value, kind, step, orZero });

  // The browser's own check then stops the form, goes to the field and says why.
  useEffect(() => {
    input.current?.setCustomValidity(error ?? '');
  }, [error]);

  /** Shows what was understood. */
  function settle() {
    const parsed = parseNumberInput(value);
    if (parsed.ok) {
      const text = numberText(parsed.value);
      if (text !== value) onChange(text);
      return;
    }
    const unreadable = parsed.reason === 'garbage' || (parsed.reason === 'empty' && required);
    if (!orZero || !unreadable) return;
    onChange(numberText(0));
    onZero?.(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    // What is no number stays as it was typed, for the save to ask about.
    if (event.key === 'Enter' && parseNumberInput(value).ok) settle();
    const by = event.key === 'ArrowUp' ? ARROW_STEP : event.key === 'ArrowDown' ? -ARROW_STEP : 0;
    const parsed = parseNumberInput(value === '' ? '0' : value);
    if (by === 0 || !parsed.ok) return;
    event.preventDefault();
    onChange(numberText(stepped(parsed.value, by)));
  }

  return (
    <input
      ref={input}
      type="text"
      // A number pad on a phone has no minus.
      inputMode={kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      className={classes('text-right tabular-nums', look === true && lookClass, className)}
      // Nothing typed is 0 where unreadable text is: the browser must not stop the form for it.
      {...(orZero ? { 'aria-required': required || undefined } : { required })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={settle}
      aria-invalid={error === null && doubt === undefined ? undefined : true}
      {...rest}
    />
  );
}

/** Under a required figure that was empty when a save was tried; the browser stops the form for it. */
export const NO_FIGURE = 'Enter a number';

/** Says that a required figure is missing, from the first try to save on until there is one. */
export function useMissing(value: string): { missing: string | null; onInvalid: () => void } {
  const [tried, setTried] = useState(false);
  return {
    missing: tried && value.trim() === '' ? NO_FIGURE : null,
    onInvalid: () => setTried(true),
  };
}

interface NumberFieldProps extends NumberInputProps {
  label: ReactNode;
  /** On the field as a whole. */
  fieldClassName?: string;
  /** The id of further words about it, which stand elsewhere. */
  describedBy?: string | undefined;
}

/** A number with its label, and below it what is wrong with it. */
export function NumberField({ label, fieldClassName, describedBy, ...input }: NumberFieldProps) {
  const { missing, onInvalid } = useMissing(input.value);
  return (
    <Field
      label={label}
      error={inputError(input) ?? input.doubt ?? missing}
      describedBy={describedBy}
      {...(fieldClassName !== undefined && { className: fieldClassName })}
    >
      {(control) => <NumberInput {...control} onInvalid={onInvalid} {...input} />}
    </Field>
  );
}
