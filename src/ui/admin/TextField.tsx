import { CheckedInput } from './CheckedInput';
import { warningClass } from './fieldClasses';
import { type CheckedInputProps, Field, type FieldProps } from './Field';

type TextFieldProps = Omit<FieldProps, 'error' | 'children'> &
  Omit<CheckedInputProps, 'className' | 'children'> & {
    /**
     * If true, the error is shown below the field at once, and not only when the form is submitted.
     */
    shown?: boolean;
    hasWarning?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { label, labelEnd, hint, describedBy, className, shown, hasWarning, ...input } = props;
  const field = { label, labelEnd, hint, describedBy, className };
  return (
    <Field {...field} error={shown ? input.error : null}>
      {(control) => (
        <CheckedInput {...control} {...input} className={hasWarning ? warningClass : undefined} />
      )}
    </Field>
  );
}
