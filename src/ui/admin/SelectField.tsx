import { Select } from './Select';
import { type ControlProps, Field, type FieldProps, type SelectProps } from './Field';

type SelectFieldProps = Pick<FieldProps, 'label'> & Omit<SelectProps, keyof ControlProps>;

export function SelectField(props: SelectFieldProps) {
  const { label, className, ...rest } = props;
  return (
    <Field label={label} className={className}>
      {(control) => <Select {...control} {...rest} />}
    </Field>
  );
}
