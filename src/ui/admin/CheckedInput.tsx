import { customValidity } from './customValidity';
import type { CheckedInputProps } from './Field';

/** A line of text that the browser refuses to send while it is wrong. */
export function CheckedInput({ error, onChange, ...rest }: CheckedInputProps) {
  return (
    <input
      {...rest}
      ref={customValidity(error)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
