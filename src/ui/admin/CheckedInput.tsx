import { createValidityRef } from './customValidity';
import type { CheckedInputProps } from './Field';

/** Single-line text input. The browser does not submit the form while the input has an error. */
export function CheckedInput({ error, onChange, ...rest }: CheckedInputProps) {
  return (
    <input
      {...rest}
      ref={createValidityRef(error)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
