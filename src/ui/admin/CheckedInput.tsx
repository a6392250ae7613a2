import { customValidity } from './customValidity';
import type { CheckedInputProps } from './Field';

/** A line of text. The browser does not send the form while it has an error. */
export function CheckedInput({ error, onChange, ...rest }: CheckedInputProps) {
  return (
    <input
      {...rest}
      ref={customValidity(error)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
