import { createValidityRef } from './customValidity';
import type { CheckedInputProps } from './Field';

/** A text input. While it has an error, the browser does not submit its form. */
export function CheckedInput({ error, onChange, ...rest }: CheckedInputProps) {
  return (
    <input
      {...rest}
      ref={createValidityRef(error)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
