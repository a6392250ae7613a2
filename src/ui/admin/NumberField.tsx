import type { ReactNode } from 'react';
import { useMissingFigureError } from './useMissing';
import { Field } from './Field';
import { NumberInput, type NumberInputProps } from './NumberInput';
import { getInputError } from './inputError';

interface NumberFieldProps extends NumberInputProps {
  label: ReactNode;
  describedBy?: string | undefined;
}

export function NumberField({ label, className, describedBy, ...input }: NumberFieldProps) {
  const { missing, onInvalid } = useMissingFigureError(input.value);
  return (
    <Field
      label={label}
      error={getInputError(input) ?? input.warning ?? missing}
      describedBy={describedBy}
      className={className}
    >
      {(control) => <NumberInput {...control} onInvalid={onInvalid} {...input} />}
    </Field>
  );
}
