/*
 * The last figures this browser was shown, for when the next load fails. Where local storage is
 * switched off or full there are none, and nothing else changes.
 */
const PREFIX = 'lastKnown:';

export function remember(name: string, data: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(data));
  } catch {
    // Switched off or full: there is nothing to fall back on next time, and that is all.
  }
}

/** What was remembered, still to be parsed like any stored document; undefined where there is nothing. */
export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const data: unknown = text === null ? undefined : JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

interface Figures<T> {
  /** Under which the browser keeps them. */
  name: string;
  /** Logged when the load fails. */
  message: string;
  load: () => Promise<unknown>;
  parse: (stored: unknown) => T;
}

export type LoadOutcome<T> = { ok: true; data: T } | { ok: false; lastKnown: T | null };

/** Loads figures and remembers them; a failure is logged and answered with the last known ones. */
export async function loadOrRecall<T>(figures: Figures<T>): Promise<LoadOutcome<T>> {
  const { name, message, load, parse } = figures;
  try {
    const stored = await load();
    if (stored !== undefined) remember(name, stored);
    return { ok: true, data: parse(stored) };
  } catch (error) {
    console.error(message, error);
    const known = recall(name);
    return { ok: false, lastKnown: known === undefined ? null : parse(known) };
  }
}
