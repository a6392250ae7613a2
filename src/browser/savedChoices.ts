import { type GenericSchema, is } from 'valibot';

/*
 * Choices of staff are stored per account in this browser. If local storage is off or full, a
 * choice lasts until the page is closed.
 */

const PREFIX = 'choice:';

export const toChoiceKey = (account: string, name: string): string => `${PREFIX}${account}:${name}`;

/** Returns the stored choice; null if there is none, or if it does not match the schema. */
export function readChoice<T>(key: string, schema: GenericSchema<T>): T | null {
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return is(schema, choice) ? choice : null;
  } catch {
    return null;
  }
}

export function storeChoice(key: string, choice: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is off or full. Staff choose again at the next visit.
  }
}
