import { NEWER } from '@/lib/offline';

/** What shows that somebody has begun to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Loads a page anew that the worker had of a version before, as long as nobody has begun to use it. */
export function loadNewerPage(): void {
  if (!('serviceWorker' in navigator)) return;
  let isInUse = false;
  const note = () => {
    isInUse = true;
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === NEWER && !isInUse) location.reload();
  });
}
