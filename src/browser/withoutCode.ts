import { CODE_MISSING_EVENT } from './timing';

/**
 * An attribute of the root element while the page has no code. `index.html` contains it and the
 * start-up script removes it, so it stays if JavaScript is off. Style sheets use it to hide
 * elements that wait for figures.
 */
const WITHOUT_CODE_ATTRIBUTE = 'data-without-code';

/**
 * The id of the container above the page for the notice about missing code. See
 * `app/site/WithoutCode.tsx`.
 */
export const MISSING_CODE_NOTICE_ID = 'code-line';

/** Sets or removes the attribute, which hides elements that wait for figures. */
export function markWithoutCode(isWithout: boolean): void {
  document.documentElement.toggleAttribute(WITHOUT_CODE_ATTRIBUTE, isWithout);
}

/** Shows the notice about missing code, and ends all busy states. */
export function showMissingCode(): void {
  markWithoutCode(true);
  // The notice is in a template until now. Otherwise its hidden link would be the first link on the
  // page.
  const line = document.querySelector<HTMLTemplateElement>(`#${MISSING_CODE_NOTICE_ID} > template`);
  line?.replaceWith(line.content);
  for (const part of document.querySelectorAll('[aria-busy=true]')) {
    part.setAttribute('aria-busy', 'false');
  }
  document.dispatchEvent(new Event(CODE_MISSING_EVENT));
}

/** Removes the notice, because the code has arrived or may still arrive. */
export function hideMissingCode(): void {
  markWithoutCode(false);
  document.getElementById(MISSING_CODE_NOTICE_ID)?.replaceChildren();
}
