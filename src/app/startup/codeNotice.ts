import { reloadWhenReachable } from '@/browser/newDocument';
import { CODE_MISSING, HYDRATING } from '@/browser/timing';

/** The notice that the page's code is missing: hidden, behind the page's content. See `CodeNotice.tsx`. */
export const NOTICE_ID = 'code-notice';
const RELOAD = `#${NOTICE_ID}:not([hidden]) [data-reload]`;

/** The link to `without-code.css`, which applies by itself only if JavaScript is switched off. */
const SHEET_ID = 'without-code';
const NO_SCRIPTS = '(scripting: none)';

/** The code has this long to arrive before the notice appears. */
const LATEST_MS = 20_000;

function setShown(isShown: boolean): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice !== null) notice.hidden = !isShown;
  const sheet = document.getElementById(SHEET_ID);
  if (sheet instanceof HTMLLinkElement) sheet.media = isShown ? 'all' : NO_SCRIPTS;
}

async function reload(): Promise<void> {
  try {
    await reloadWhenReachable();
  } catch {
    const message = document.querySelector<HTMLElement>(`#${NOTICE_ID} [data-unreachable]`);
    if (message !== null) message.hidden = false;
  }
}

/** Shows the notice while the page's code is missing, until React takes the page over. */
export function watchCode(): void {
  const timer = setTimeout(() => document.dispatchEvent(new Event(CODE_MISSING)), LATEST_MS);
  document.addEventListener(CODE_MISSING, () => setShown(true));
  document.addEventListener(HYDRATING, () => {
    clearTimeout(timer);
    setShown(false);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(RELOAD) !== null) void reload();
  });
}
