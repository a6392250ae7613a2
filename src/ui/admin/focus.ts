import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the main action of a section or dialog. It gets the focus if the focused control is
 * removed.
 */
export function findPrimaryAction(element: Element): HTMLElement | null {
  return (
    element.closest('dialog, [data-box]')?.querySelector<HTMLElement>('button[type=submit]') ??
    document.getElementById('main')
  );
}

/** Returns whether the focused element was removed or disabled. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return (
    active === null ||
    active === document.body ||
    !active.isConnected ||
    active.matches('main, section, :disabled')
  );
}

/** Returns the elements that could get the focus, best first. */
type FocusCandidates = () => readonly (Element | null | undefined)[];

/**
 * Returns a function that moves the focus if it was lost. After the next render, the function
 * focuses the first of the given elements that can have the focus, and scrolls its row into view.
 */
export function useRefocus(): (findCandidates: FocusCandidates) => void {
  const [pendingFocus, setPendingFocus] = useState<{ findCandidates: FocusCandidates } | null>(
    null,
  );
  useEffect(() => {
    if (pendingFocus === null || !isFocusLost()) return;
    for (const candidate of pendingFocus.findCandidates()) {
      if (!(candidate instanceof HTMLElement)) continue;
      candidate.focus({ preventScroll: true });
      if (document.activeElement !== candidate) continue;
      (candidate.closest('li, tr') ?? candidate).scrollIntoView({ block: 'nearest' });
      return;
    }
  }, [pendingFocus]);
  return useCallback((findCandidates) => setPendingFocus({ findCandidates }), []);
}

/**
 * Returns the elements that could get the focus: the control in row `id`, the controls in the rows
 * after it, and the control in the last row. `ids` contains the ids of all rows in order.
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
 * controls. The id of a row is in its `data-id`.
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
