import { CODE_MISSING } from './timing';

/**
 * An attribute of the root element while the page has no code. `index.html` has it, and the
 * start-up script removes it, so it stays if JavaScript is off. Style sheets use it to hide what
 * waits for figures.
 */
const WITHOUT_CODE = 'data-without-code';

/**
 * The id of the container above the page for the notice about missing code. See
 * `app/site/WithoutCode.tsx`.
 */
export const CODE_LINE_ID = 'code-line';

/** Sets or removes the attribute: hides what waits for figures, or shows it. */
export function markWithoutCode(isWithout: boolean): void {
  document.documentElement.toggleAttribute(WITHOUT_CODE, isWithout);
}

/** Shows the notice that the page's code is missing, and ends everything that waits for it. */
export function showMissingCode(): void {
  markWithoutCode(true);
  // The notice is a template until now, so that its link is not the first on the page while it is
  // hidden.
  const line = document.querySelector<HTMLTemplateElement>(`#${CODE_LINE_ID} > template`);
  line?.replaceWith(line.content);
  for (const part of document.querySelectorAll('[aria-busy=true]')) {
    part.setAttribute('aria-busy', 'false');
  }
  document.dispatchEvent(new Event(CODE_MISSING));
}

/** Removes the notice: the code is there, or may still arrive. */
export function expectCode(): void {
  markWithoutCode(false);
  document.getElementById(CODE_LINE_ID)?.replaceChildren();
}
