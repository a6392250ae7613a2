/*
 * The policies that firebase.json names in `trusted-types`: what could run code (the address of a
 * worker, the text of a script element, HTML) comes from these functions, or browsers that have
 * Trusted Types refuse it. A name can be used once in a document.
 */

interface Policy {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
  createHTML: (html: string) => string;
}

declare global {
  interface Window {
    /**
     * A policy's result is declared as the text that it stands for: TypeScript's DOM takes text
     * there.
     */
    trustedTypes?: {
      emptyHTML: TrustedHTML;
      createPolicy: (name: string, rules: Partial<Policy>) => Policy;
    };
  }
}

const create = (name: string, rules: Partial<Policy>) =>
  window.trustedTypes?.createPolicy(name, rules);

/** Returns the address of a worker of ours, in a form that may start it. Once in a document. */
export const workerAddress = (url: string): string =>
  create('worker', { createScriptURL: () => url })?.createScriptURL('') ?? url;

let json: Policy | undefined;

/**
 * Returns JSON as the text of a script element, which is data then: no JSON does anything as a
 * program.
 */
export function dataText(data: string): string {
  json ??= create('json', { createScript: (text) => JSON.stringify(JSON.parse(text)) });
  return json?.createScript(data) ?? data;
}

const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
const STYLES = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Returns HTML without `style` attributes: the policy would refuse each one. */
export const withoutStyles = (html: string): string =>
  html.replaceAll(TAG, (tag) => tag.replaceAll(STYLES, ''));

let inert: Policy | undefined;

/** Parses HTML to be read and not shown: its scripts do not run, its pictures are not loaded. */
export function inertHtml(html: string): DocumentFragment {
  inert ??= create('inert-html', { createHTML: (text) => text });
  const plain = withoutStyles(html);
  const template = document.createElement('template');
  template.innerHTML = inert?.createHTML(plain) ?? plain;
  return template.content;
}
