import { type ComponentProps, useId } from 'react';
import { toInputAttributes } from '@/lib/fields';
import { findTextError } from '@/lib/plainText';
import { fileFields } from '../fields';

interface UploadTextFieldProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'className' | 'disabled' | 'placeholder'
> {
  field: 'name' | 'description';
  value: string;
  /** True if the field is marked as invalid although its text has no error. */
  isMissing?: boolean;
  onChange: (value: string) => void;
}

/** A text field of a file that will be uploaded, with its error message. */
export function UploadTextField(props: UploadTextFieldProps) {
  const { field, value, isMissing = false, onChange, className, ...input } = props;
  const errorId = useId();
  const error = findTextError(value, fileFields[field].maxLength);
  return (
    <div className={className}>
      <input
        {...input}
        value={value}
        {...toInputAttributes(fileFields[field])}
        aria-invalid={error !== null || isMissing ? true : undefined}
        {...(error !== null && { 'aria-describedby': errorId })}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== null && (
        <p className="mt-1 text-label font-medium text-loss" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
