import { type RefObject, useEffect, useRef } from 'react';

/** What is wrong with a text of more letters than can be stored; a paste may bring one. */
export function lengthError(text: string, most: number): string | null {
  return text.trim().length > most ? `Use at most ${most} characters` : null;
}

/** For an input: the browser's own check then stops the form, goes to the field and says why. */
export function useCustomValidity(error: string | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.setCustomValidity(error ?? '');
  }, [error]);
  return input;
}
