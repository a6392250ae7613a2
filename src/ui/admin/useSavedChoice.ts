import { useContext, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { toChoiceKey, readChoice, storeChoice } from '@/browser/savedChoices';
import { DraftAccount } from './useSavedDraft';

interface ChoiceOptions<T> {
  name: string;
  schema: GenericSchema<T>;
  initial: T;
}

/**
 * Returns what the signed-in user has chosen, and a function that changes this choice and saves it
 * in the browser.
 */
export function useSavedChoice<T>({ name, schema, initial }: ChoiceOptions<T>) {
  const account = useContext(DraftAccount);
  const key = account === null ? null : toChoiceKey(account, name);
  const readSavedChoice = () => ({
    key,
    choice: (key === null ? null : readChoice(key, schema)) ?? initial,
  });
  const [kept, setKept] = useState(readSavedChoice);
  // Read the choice again if another account has signed in.
  if (kept.key !== key) setKept(readSavedChoice());
  const saveChoice = (choice: T) => {
    setKept({ key, choice });
    if (key !== null) storeChoice(key, choice);
  };
  return [kept.choice, saveChoice] as const;
}
