import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an input: the browser's own check then stops the form, goes to the field and says why.
 * @param known the input's ref, where somebody else has one
 */
export function useCustomValidity(
  error: string | null,
  known?: RefObject<HTMLInputElement | null>,
): RefObject<HTMLInputElement | null> {
  const own = useRef<HTMLInputElement>(null);
  const input = known ?? own;
  useEffect(() => {
    input.current?.setCustomValidity(error ?? '');
  }, [error, input]);
  return input;
}
