import { type InputHTMLAttributes, useId } from 'react';
import './forms.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'disabled'
> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** With a number of lines the field is a text area. */
  rows?: number;
}

/** A labelled text field; its error is read out with it. */
export function Field({ label, error, onValue, rows, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const wrong = error !== undefined;
  const common = {
    ...rest,
    id,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? errorId : undefined,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    <div className="grid gap-(--field-gap,8px)">
      <label className="text-sm/4 font-semibold" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input type={type} {...common} />
      ) : (
        <textarea rows={rows} {...common} />
      )}
      {wrong && (
        <span className="text-label/4 text-loss" id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
