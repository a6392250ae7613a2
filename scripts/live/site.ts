/** Checks the live site: its headers, redirects and code. */
import { headersFor, type Hosting } from '../hostingConfig.ts';
import { Problem } from '../remote.ts';
import { legalPages } from '../../src/content/legal/pages.ts';
import { seriesSlugs } from '../../src/content/seriesSlugs.ts';
import { marks } from '../placeholders.ts';
import { unless } from './findings.ts';
import { secretsIn } from './secrets.ts';

const ANSWER_WITHIN_MS = 30_000;

/**
 * Requests an address of the site without following redirects.
 * @throws if the site does not respond
 */
async function ask(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    return { response, text: await response.text() };
  } catch {
    throw new Problem(`Nothing answers at ${url}. Is the site deployed, and this machine online?`);
  }
}

const SCRIPT = /["'(=](?:\.?\/)?((?:assets\/)?(?:staff\/)?[\w.-]+\.js)["')]/g;

/**
 * Returns every script of the site by its path, starting from the scripts in its pages.
 * @throws if a script is missing
 */
async function scriptsOf(site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const toRead = ['/', '/admin', '/sw.js'];
  for (const path of toRead) {
    const { response, text } = await ask(site + path);
    if (response.status !== 200) throw new Problem(`${site}${path} answers ${response.status}`);
    found.set(path, text);
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [, name = ''] of text.matchAll(SCRIPT)) {
      const next = name.startsWith('assets/') ? `/${name}` : `${folder}/${name}`;
      if (next.startsWith('/assets/') && !toRead.includes(next)) toRead.push(next);
    }
  }
  return found;
}

/** One path for each kind of response that has headers of its own in firebase.json. */
const PAGES = ['/', '/about', '/offline', '/admin', '/admin/tonight', '/sw.js', '/images/logo.svg'];

/** Compares the headers of each kind of response with firebase.json. */
export async function* headerFindings(site: string, hosting: Hosting) {
  const { text } = await ask(`${site}/`);
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  const paths = [...PAGES, ...seriesSlugs.slice(0, 1).map((slug) => `/embed/${slug}`)];
  for (const path of asset === undefined ? paths : [...paths, asset]) {
    const { response } = await ask(site + path);
    if (response.status !== 200) {
      yield { what: `${path} answers ${response.status}`, todo: DEPLOY };
      continue;
    }
    for (const [name, value] of headersFor(path, hosting)) {
      const answered = response.headers.get(name) ?? 'nothing';
      yield* unless(answered === value, `${path}: ${name} is ${answered}, not ${value}`, DEPLOY);
    }
  }
}

const DEPLOY = 'npm run deploy; if a proxy is in front of hosting, check its settings';

/**
 * Paths that attackers could put into links. A redirect with a wrong pattern would turn them into
 * the address of another site.
 */
const LURES = ['//', '///', '/\\', '/%2f%2f', '/%5c'].flatMap((start) =>
  ['', '/', '/index.html', '.html'].map((end) => `${start}evil.example${end}`),
);

export async function* redirectFindings(site: string) {
  for (const path of LURES) {
    const { response } = await ask(site + path);
    const location = response.headers.get('location') ?? '';
    // Resolves the address like a browser. Without a Location header, the browser stays on the
    // site.
    const leads = URL.canParse(location, site) ? new URL(location, site) : null;
    const stays = leads?.origin === new URL(site).origin;
    yield* unless(stays, `${path} leads to ${leads?.href ?? location}`, DEPLOY);
  }
}

/** Finds secrets in the code that everybody can read. */
export async function* secretFindings(site: string, publicKey: string, known: readonly string[]) {
  const todo = 'Revoke it where it was made, take it out of the settings, and deploy again';
  for (const [path, text] of await scriptsOf(site)) {
    for (const secret of secretsIn(text, publicKey, known)) {
      yield { what: `${path} contains ${secret}`, todo };
    }
  }
}

/**
 * Finds texts of the placeholder firm in the site, and gaps that the owner still has to fill in.
 */
export async function* placeholderFindings(site: string) {
  for (const path of ['/', '/contact', ...Object.keys(legalPages)]) {
    const { text } = await ask(site + path);
    const words = text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    for (const { what, pattern } of marks) {
      const [found] = pattern.exec(words) ?? [];
      const todo = 'npm run check:placeholders';
      yield* unless(found === undefined, `${path}: ${what}: ${found ?? ''}`, todo);
    }
  }
}

/**
 * Sends the relay the CORS preflight request of the site's forms.
 * @throws if the relay does not respond
 */
export async function* relayFindings(relay: string | undefined, site: string) {
  if (!relay) throw new Problem('VITE_MAIL_URL is not set in .env.production.local');
  const headers = { origin: site, 'access-control-request-method': 'POST' };
  const { response } = await ask(relay, { method: 'OPTIONS', headers });
  const allowed = response.headers.get('access-control-allow-origin');
  yield* unless(
    response.ok && (allowed === site || allowed === '*'),
    `${relay} answers ${response.status}, and takes no mail from ${site}`,
    `add ${site} to its SITE_ORIGINS, and deploy it again: packages/relay/README.md`,
  );
}
