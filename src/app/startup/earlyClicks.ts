import { HYDRATED, HYDRATING } from '@/browser/timing';

/**
 * Repeats each press of a button that nothing has answered once React can answer it. Links, fields
 * and `details` answer by themselves. A press in a section that has still to hydrate does not get
 * past React's root, so it stays for when that section has hydrated.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLButtonElement>();
  const onClick =
    (change: 'add' | 'delete') =>
    ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      if (button) clicked[change](button);
    };
  window.addEventListener('click', onClick('add'), { capture: true });
  document.addEventListener(HYDRATING, () => window.addEventListener('click', onClick('delete')));
  document.addEventListener(HYDRATED, () => {
    const buttons = [...clicked];
    clicked.clear();
    for (const button of buttons) button.click();
  });
}
