import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the primary action of a section or dialog, which gets the focus when the focused control
 * is removed.
 */
export function findPrimaryAction(element: Element): HTMLElement | null {
  return (
    element.closest('dialog, [data-box]')?.querySelector<HTMLElement>('button[type=submit]') ??
    document.getElementById('main')
  );
}

/** Returns whether the focus is lost, because the focused element was removed or disabled. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return (
    active === null ||
    active === document.body ||
    !active.isConnected ||
    active.matches('main, section, :disabled')
  );
}

/** Function that returns the candidates for the focus, best first. */
type FocusCandidates = () => readonly (Element | null | undefined)[];

/**
 * Returns a function for the case that the focus is lost. After the next render, it focuses the
 * best available candidate and scrolls its row into view.
 */
export function useRefocus(): (places: FocusCandidates) => void {
  const [wanted, setWanted] = useState<{ places: FocusCandidates } | null>(null);
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
 * Returns candidates for the focus: the control of row `id`, of each row after it, and of the last
 * row. `ids` has the ids of all rows in order.
 */
export function findControlsNear(
  list: HTMLElement | null,
  selector: string,
  ids: readonly string[],
  id: string,
): (HTMLElement | undefined)[] {
  const from = ids.slice(ids.indexOf(id));
  return [...findRowControls(list, selector, from), findRowControls(list, selector).at(-1)];
}

/**
 * Returns the first control of each row in `ids`, in the order of `ids`. Without `ids`, returns all
 * controls. Rows have their id in `data-id`.
 */
export function findRowControls(
  list: HTMLElement | null,
  selector: string,
  ids?: readonly string[],
): (HTMLElement | undefined)[] {
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const getRowId = (control: HTMLElement) =>
    control.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return ids?.map((id) => all.find((control) => getRowId(control) === id)) ?? all;
}
