import { HYDRATED, HYDRATING } from '@/browser/timing';

function onPress(act: (button: HTMLButtonElement) => void, capture: boolean): void {
  const listener = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) act(button);
  };
  window.addEventListener('click', listener, { capture });
}

/**
 * Repeats each press of a button that nothing has answered once React can answer it. Links, fields and
 * `details` answer by themselves. A press in a section that has still to hydrate does not get past React's
 * root, so it stays for when that section has hydrated.
 */
export function repeatEarlyPresses(): void {
  const pressed = new Set<HTMLButtonElement>();
  onPress((button) => pressed.add(button), true);
  document.addEventListener(HYDRATING, () => onPress((button) => pressed.delete(button), false));
  document.addEventListener(HYDRATED, () => {
    const buttons = [...pressed];
    pressed.clear();
    for (const button of buttons) button.click();
  });
}
