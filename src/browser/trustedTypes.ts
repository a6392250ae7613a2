/*
 * The policies that firebase.json lists in `trusted-types`. Values that could run code (worker
 * addresses, script texts, HTML) must come from these functions. Otherwise browsers with Trusted
 * Types reject them. A policy name can be used once per document.
 */

interface Policy {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
  createHTML: (html: string) => string;
}

declare global {
  interface Window {
    /**
     * The functions of a policy return trusted objects. The type `Policy` declares them as strings,
     * because the DOM types of TypeScript expect strings.
     */
    trustedTypes?: {
      emptyHTML: TrustedHTML;
      createPolicy: (name: string, rules: Partial<Policy>) => Policy;
    };
  }
}

const createNamedPolicy = (name: string, rules: Partial<Policy>) =>
  window.trustedTypes?.createPolicy(name, rules);

/**
 * Returns the address of the service worker as a trusted script URL. Call it only once per
 * document, because its policy cannot be created again.
 */
export const toWorkerUrl = (url: string): string =>
  createNamedPolicy('worker', { createScriptURL: () => url })?.createScriptURL('') ?? url;

let jsonPolicy: Policy | undefined;

/** Returns JSON as trusted text for a script element. JSON is data and does not run. */
export function toTrustedJson(data: string): string {
  jsonPolicy ??= createNamedPolicy('json', {
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  return jsonPolicy?.createScript(data) ?? data;
}

const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
const STYLE_ATTRIBUTES = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Removes `style` attributes from HTML, because the Content-Security-Policy rejects them. */
export const removeStyles = (html: string): string =>
  html.replaceAll(TAG, (tag) => tag.replaceAll(STYLE_ATTRIBUTES, ''));

let inertPolicy: Policy | undefined;

/** Parses HTML without showing it. Scripts do not run and images are not loaded. */
export function parseInertHtml(html: string): DocumentFragment {
  inertPolicy ??= createNamedPolicy('inert-html', { createHTML: (text) => text });
  const plain = removeStyles(html);
  const template = document.createElement('template');
  template.innerHTML = inertPolicy?.createHTML(plain) ?? plain;
  return template.content;
}
