/*
 * The policies that firebase.json names in `trusted-types`: what could run code (the address of a worker,
 * HTML that is parsed) comes from these functions or is refused by browsers that have Trusted Types.
 */

interface Policy {
  createScriptURL: (url: string) => string;
  createHTML: (html: string) => string;
}

declare global {
  interface Window {
    /** What a policy makes is declared as the text that it stands for: TypeScript's DOM takes text there. */
    trustedTypes?: {
      emptyHTML: TrustedHTML;
      createPolicy: (name: string, rules: Partial<Policy>) => Policy;
    };
  }
}

/** The address of a worker of ours, in a form that may start it. Once in a document. */
export function workerAddress(url: string): string {
  const { trustedTypes } = window;
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => url }).createScriptURL('') ?? url
  );
}

let inert: Policy | undefined;

/** HTML from elsewhere as a document that nobody sees: scripts in it do not run, pictures are not loaded. */
export function inertDocument(html: string): Document {
  inert ??= window.trustedTypes?.createPolicy('inert-html', { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}
