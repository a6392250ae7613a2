import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the primary action of a section or dialog, which takes the focus of a control that is
 * gone.
 */
export function nextAction(element: Element): HTMLElement | null {
  return (
    element.closest('dialog, [data-box]')?.querySelector<HTMLElement>('button[type=submit]') ??
    document.getElementById('main')
  );
}

/**
 * Returns whether the focus is on nothing that one could use: what had it is gone or switched off.
 */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return (
    active === null ||
    active === document.body ||
    !active.isConnected ||
    active.matches('main, section, :disabled')
  );
}

/** Returns the elements that may take the focus, best first. */
type Places = () => readonly (Element | null | undefined)[];

/**
 * Gives a focus that is lost a place to go on, once what was done is on the page, and scrolls its
 * row into sight.
 */
export function useRefocus(): (places: Places) => void {
  const [wanted, setWanted] = useState<{ places: Places } | null>(null);
  useEffect(() => {
    if (wanted === null || !isFocusLost()) return;
    for (const place of wanted.places()) {
      if (!(place instanceof HTMLElement)) continue;
      place.focus({ preventScroll: true });
      if (document.activeElement !== place) continue;
      (place.closest('li, tr') ?? place).scrollIntoView({ block: 'nearest' });
      return;
    }
  }, [wanted]);
  return useCallback((places) => setWanted({ places }), []);
}

/**
 * Returns a row's own control; where the row is gone the next one's, else the last one's. `ids` are
 * the rows', in their order.
 */
export function controlNear(
  list: HTMLElement | null,
  selector: string,
  ids: readonly string[],
  id: string,
): (HTMLElement | undefined)[] {
  const from = ids.slice(ids.indexOf(id));
  return [...rowControls(list, selector, from), rowControls(list, selector).at(-1)];
}

/**
 * Returns the rows' own control, in the order of the rows' ids (`data-id`), or of all rows as they
 * stand.
 */
export function rowControls(
  list: HTMLElement | null,
  selector: string,
  ids?: readonly string[],
): (HTMLElement | undefined)[] {
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const rowOf = (control: HTMLElement) => control.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return ids?.map((id) => all.find((control) => rowOf(control) === id)) ?? all;
}
