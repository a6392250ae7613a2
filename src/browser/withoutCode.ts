import { CODE_MISSING } from './timing';

/**
 * Marks the root element of a page that runs without its code. The HTML is sent with it, the start-up script takes it
 * away, and so it stays where JavaScript is off. Style sheets hide by it what waits for figures.
 */
const WITHOUT_CODE = 'data-without-code';

/** The place above the page of the line that says so, which is a template in it: see `renderAbove`. */
export const CODE_LINE_ID = 'code-line';

/** Hides what waits for figures, or shows it again. */
export function markWithoutCode(isWithout: boolean): void {
  document.documentElement.toggleAttribute(WITHOUT_CODE, isWithout);
}

/** Shows that the code of the page is missing, and that nothing in it is under way. */
export function showMissingCode(): void {
  markWithoutCode(true);
  // A link in front of the page's first one is there only while it is seen.
  const line = document.querySelector<HTMLTemplateElement>(`#${CODE_LINE_ID} > template`);
  line?.replaceWith(line.content);
  for (const part of document.querySelectorAll('[aria-busy=true]')) {
    part.setAttribute('aria-busy', 'false');
  }
  document.dispatchEvent(new Event(CODE_MISSING));
}

/** Takes back what says that the code is missing: it is there, or still to come. */
export function expectCode(): void {
  markWithoutCode(false);
  document.getElementById(CODE_LINE_ID)?.replaceChildren();
}
