import { type GenericSchema, is } from 'valibot';

/*
 * What staff chose once and find again at the next visit, by account. Where local storage is off or
 * full, a choice lasts as long as the page.
 */
const PREFIX = 'choice:';

export const choicePlace = (account: string, name: string): string => `${PREFIX}${account}:${name}`;

/** Returns the choice kept at a place; null if there is none, or it does not fit the schema. */
export function keptChoice<T>(place: string, schema: GenericSchema<T>): T | null {
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return is(schema, choice) ? choice : null;
  } catch {
    return null;
  }
}

export function keepChoice(place: string, choice: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Storage is off or full: staff choose again at the next visit.
  }
}
