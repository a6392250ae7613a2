import { type RefObject, useEffect, useRef } from 'react';
import { isReadable } from '@/lib/plainText';

/** Of a text in which visitors would see nothing, or which would run over the lines beside it. */
export const UNREADABLE = 'Use at least one letter or digit, and at most 3 marks on each';

/** What is wrong with a text that cannot be stored; a paste may bring one. None yet is not wrong here. */
export function textError(text: string, most: number): string | null {
  if (text.trim().length > most) return `Use at most ${most} characters`;
  return text === '' || isReadable(text) ? null : UNREADABLE;
}

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
