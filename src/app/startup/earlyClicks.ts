import { HYDRATED_EVENT, HYDRATING_EVENT } from '@/browser/timing';

/**
 * Replays early clicks on buttons once React has hydrated them. Links, fields and `details` work
 * without React. A click in a section that has not hydrated does not reach React's root, so it is
 * replayed after that section has hydrated.
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
  document.addEventListener(HYDRATING_EVENT, () =>
    window.addEventListener('click', onClick('delete')),
  );
  document.addEventListener(HYDRATED_EVENT, () => {
    const buttons = [...clicked];
    clicked.clear();
    for (const button of buttons) button.click();
  });
}
