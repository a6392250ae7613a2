import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
} from 'react';
import { classes } from '../classes';
import { flushSync } from 'react-dom';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** The button at the end of the label's line that fills the control. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Shown under the control, which gets a red border. */
  error?: string | null | undefined;
  /** The id of further words about the control, which stand elsewhere. */
  describedBy?: string | undefined;
  className?: string | undefined;
  /** Renders the one control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

export const labelClass = 'mb-2 block text-label font-medium wrap-anywhere text-muted';

export const warningClass = 'border-2 border-warn px-[11px]';

/** Outlines a control that is missing or refused, but not marked as invalid. */
export const wrongClass =
  '[&>:is(input,select)]:border-2 [&>:is(input,select)]:border-loss [&>:is(input,select)]:px-[11px]';

/** Binds a label, a hint and an error to one control. */
export function Field(props: FieldProps) {
  const { label, labelEnd, hint, error, describedBy, className, children } = props;
  const id = useId();
  const failed = typeof error === 'string' && error !== '';
  const described = classes(
    hint !== undefined && `${id}-hint`,
    failed && `${id}-error`,
    describedBy,
  );
  return (
    <div data-field className={classes('relative', className)}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(failed && { 'aria-invalid': true as const }),
      })}
      {/* After the control in the order of the keyboard. */}
      {labelEnd !== undefined && <div className="absolute top-0 right-0">{labelEnd}</div>}
      {hint !== undefined && (
        <p className="mt-1 text-label text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {failed && (
        <p className="mt-1 text-label font-medium text-loss" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectProps extends Partial<ControlProps> {
  'aria-label'?: string;
  className?: string | undefined;
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
  required?: boolean;
  disabled?: boolean;
}

/** Takes one of some options. */
export function Select({ options, onChoose, ...rest }: SelectProps) {
  return (
    <select {...rest} onChange={({ target }) => onChoose(target.value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

type SelectFieldProps = Pick<FieldProps, 'label'> & Omit<SelectProps, keyof ControlProps>;

/** A field that takes one of some options. */
export function SelectField(props: SelectFieldProps) {
  const { label, className, ...rest } = props;
  return (
    <Field label={label} className={className}>
      {(control) => <Select {...control} {...rest} />}
    </Field>
  );
}

type CheckedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  /** The reason why the form cannot be sent; null where it can. */
  error: string | null;
  onChange: (value: string) => void;
};

/** A line of text that the browser refuses to send while it is wrong. */
export function CheckedInput({ error, onChange, ...rest }: CheckedInputProps) {
  return (
    <input
      {...rest}
      ref={customValidity(error)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type TextFieldProps = Omit<FieldProps, 'error' | 'children'> &
  Omit<CheckedInputProps, 'className' | 'children'> & {
    /** Shows the error under the field too, not only when the form is sent. */
    shown?: boolean;
    /** Draws the border of a warning. */
    warned?: boolean;
  };

/** A field for such a line. */
export function TextField(props: TextFieldProps) {
  const { label, labelEnd, hint, describedBy, className, shown, warned, ...input } = props;
  const field = { label, labelEnd, hint, describedBy, className };
  return (
    <Field {...field} error={shown ? input.error : null}>
      {(control) => (
        <CheckedInput {...control} {...input} className={warned ? warningClass : undefined} />
      )}
    </Field>
  );
}

/** Returns the ref of an input: the browser's own check then stops the form, goes to the field and says why. */
export const customValidity = (error: string | null) => (input: HTMLInputElement | null) =>
  input?.setCustomValidity(error ?? '');

/** Returns the props of a form: Ctrl+Enter (Cmd+Enter) submits it too, also where Enter alone does something else. */
export const formProps = (onSubmit: () => void) => ({
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  },
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, repeat, currentTarget, target, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
    // A dialog that the form opened stands outside it.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    // A field may have rewritten its number at this key: that belongs to what is saved.
    flushSync(() => undefined);
    currentTarget.requestSubmit();
  },
});
