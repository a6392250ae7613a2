import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { labelClass } from './fieldClasses';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  /** A button that fills the control. It is at the end of the line with the label. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** The error message below the control. A control with an error has a red border. */
  error?: string | null | undefined;
  /** The id of another element that describes the control. */
  describedBy?: string | undefined;
  className?: string | undefined;
  /** Renders the control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** Connects a label, a hint and an error message with a control. */
export function Field(props: FieldProps) {
  const { label, labelEnd, hint, error, describedBy, className, children } = props;
  const id = useId();
  const hasError = typeof error === 'string' && error !== '';
  const describedByIds = classes(
    hint !== undefined && `${id}-hint`,
    hasError && `${id}-error`,
    describedBy,
  );
  return (
    <div data-field className={classes('relative', className)}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(describedByIds && { 'aria-describedby': describedByIds }),
        ...(hasError && { 'aria-invalid': true as const }),
      })}
      {/* This button comes after the control, so that Tab reaches the control first. */}
      {labelEnd !== undefined && <div className="absolute top-0 right-0">{labelEnd}</div>}
      {hint !== undefined && (
        <p className="mt-1 text-label text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {hasError && (
        <p className="mt-1 text-label font-medium text-loss" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export interface SelectProps extends Partial<ControlProps> {
  'aria-label'?: string;
  className?: string | undefined;
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
  required?: boolean;
  disabled?: boolean;
}

export type CheckedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  /**
   * The error message that stops the browser from submitting the form; null if the text is valid.
   */
  error: string | null;
  onChange: (value: string) => void;
};
