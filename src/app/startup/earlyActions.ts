import { HYDRATED_EVENT, HYDRATING_EVENT } from '@/browser/timing';

/**
 * Replays early actions once React has hydrated their elements: a click on a button, and a choice
 * in a `select`. Links, text fields and `details` work without React. An action in a section that
 * has not hydrated does not reach React's root, so it is replayed after that section has hydrated.
 */
export function replayEarlyActions(): void {
  const clicked = new Set<HTMLButtonElement>();
  const chosen = new Map<HTMLSelectElement, string>();
  const findButton = ({ target }: Event) =>
    target instanceof Element ? target.closest('button') : null;
  const findSelect = ({ target }: Event) => (target instanceof HTMLSelectElement ? target : null);

  const addClick = (event: Event) => {
    const button = findButton(event);
    if (button) clicked.add(button);
  };
  const addChoice = (event: Event) => {
    const select = findSelect(event);
    if (select) chosen.set(select, select.value);
  };
  window.addEventListener('click', addClick, { capture: true });
  window.addEventListener('change', addChoice, { capture: true });

  const deleteClick = (event: Event) => {
    const button = findButton(event);
    if (button) clicked.delete(button);
  };
  const deleteChoice = (event: Event) => {
    const select = findSelect(event);
    if (select) chosen.delete(select);
  };
  document.addEventListener(HYDRATING_EVENT, () => {
    window.addEventListener('click', deleteClick);
    window.addEventListener('change', deleteChoice);
  });

  document.addEventListener(HYDRATED_EVENT, () => {
    const [buttons, choices] = [[...clicked], [...chosen]];
    clicked.clear();
    chosen.clear();
    for (const button of buttons) button.click();
    for (const [select, value] of choices) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}
