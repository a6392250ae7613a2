import { useContext, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { choicePlace, keepChoice, keptChoice } from '@/browser/keptChoices';
import { DraftAccount } from './KeptDraft';

interface ChoiceOptions<T> {
  /** Names the choice. */
  name: string;
  schema: GenericSchema<T>;
  /** The value until staff choose. */
  initial: T;
}

/** Keeps a choice of the signed-in account in this browser. Returns it, and a function to change it. */
export function useKeptChoice<T>({ name, schema, initial }: ChoiceOptions<T>) {
  const account = useContext(DraftAccount);
  const place = account === null ? null : choicePlace(account, name);
  const read = () => ({
    place,
    choice: (place === null ? null : keptChoice(place, schema)) ?? initial,
  });
  const [kept, setKept] = useState(read);
  // Somebody else has signed in.
  if (kept.place !== place) setKept(read());
  const choose = (choice: T) => {
    setKept({ place, choice });
    if (place !== null) keepChoice(place, choice);
  };
  return [kept.choice, choose] as const;
}
