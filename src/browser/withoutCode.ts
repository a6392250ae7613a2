import { CODE_MISSING_EVENT } from './timing';

/**
 * The root element has this attribute while the page's code is missing. `index.html` contains it
 * and the start-up script removes it, so it stays if JavaScript is off. Style sheets then hide
 * elements that wait for figures.
 */
const WITHOUT_CODE_ATTRIBUTE = 'data-without-code';

/**
 * The id of the container for the notice about missing code. `app/site/WithoutCode.tsx` renders it.
 */
export const MISSING_CODE_NOTICE_ID = 'code-line';

/** Hides elements that wait for figures if `isWithout` is true. */
export function markWithoutCode(isWithout: boolean): void {
  document.documentElement.toggleAttribute(WITHOUT_CODE_ATTRIBUTE, isWithout);
}

/** Shows the notice about missing code, and ends all busy states. */
export function showMissingCode(): void {
  markWithoutCode(true);
  // The notice is in a template, because its hidden link would otherwise be the first link on the
  // page.
  const line = document.querySelector<HTMLTemplateElement>(`#${MISSING_CODE_NOTICE_ID} > template`);
  line?.replaceWith(line.content);
  for (const part of document.querySelectorAll('[aria-busy=true]')) {
    part.setAttribute('aria-busy', 'false');
  }
  document.dispatchEvent(new Event(CODE_MISSING_EVENT));
}

/** Hides the notice again, because the code has arrived or may still arrive. */
export function hideMissingCode(): void {
  markWithoutCode(false);
  document.getElementById(MISSING_CODE_NOTICE_ID)?.replaceChildren();
}
