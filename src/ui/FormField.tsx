import { type InputHTMLAttributes, useId } from 'react';
import { formatWhole } from '@/lib/format';
import './forms.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'required'
> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** Makes the field read-only. It can still have the focus. */
  isLocked?: boolean;
  /**
   * The maximum length of the text. Longer text is not cut off, but it is an error when the form is
   * submitted.
   */
  maxLength?: number;
  /** If set, the field is a text area with this number of rows. */
  rows?: number;
}

/**
 * The number of characters is shown if the text is longer than this fraction of the maximum length.
 */
const COUNTER_THRESHOLD = 0.9;

const formatCharacterCount = (count: number, maxLength: number) =>
  `${formatWhole(count)} of ${formatWhole(maxLength)} characters`;

/**
 * A text field with its label and error message. Near the maximum length, it also shows the number
 * of characters.
 */
export function FormField(props: FieldProps) {
  const {
    label,
    error,
    onValue,
    rows,
    type = 'text',
    isLocked = false,
    maxLength,
    ...rest
  } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hasError = error !== undefined;
  const sharedProps = {
    ...rest,
    id,
    readOnly: isLocked,
    'aria-disabled': isLocked,
    'aria-invalid': hasError,
    'aria-describedby': hasError ? errorId : undefined,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    // The field keeps its height if a field next to it shows an error.
    <div className="grid content-start gap-(--field-gap,8px)">
      <label className="text-sm/4 font-semibold" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input type={type} {...sharedProps} />
      ) : (
        <textarea rows={rows} {...sharedProps} />
      )}
      {maxLength !== undefined && (
        <span className="form-message text-label/4 text-muted" role="status">
          {rest.value.length > maxLength * COUNTER_THRESHOLD &&
            formatCharacterCount(rest.value.length, maxLength)}
        </span>
      )}
      {hasError && (
        <span className="text-label/4 text-loss" id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
