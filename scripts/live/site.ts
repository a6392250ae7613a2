/** Checks the headers, redirects and code of the live site. */
import { findHeaders, type Hosting } from '../hostingConfig.ts';
import { CommandError } from '../remote.ts';
import { legalPages } from '../../src/content/legal/pages.ts';
import { seriesSlugs } from '../../src/content/seriesSlugs.ts';
import { placeholderPatterns } from '../placeholders.ts';
import { reportUnless } from './findings.ts';
import { findSecrets } from './secrets.ts';

const TIMEOUT_MS = 30_000;

/**
 * Requests a URL of the site without following redirects.
 * @throws if the site does not respond
 */
async function fetchText(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    return { response, text: await response.text() };
  } catch {
    throw new CommandError(
      `No response from ${url}. Is the site deployed, and this machine online?`,
    );
  }
}

const SCRIPT_PATTERN = /["'(=](?:\.?\/)?((?:assets\/)?(?:staff\/)?[\w.-]+\.js)["')]/g;

/**
 * Returns all scripts of the site by path. Starts with the scripts in the pages and follows their
 * imports.
 * @throws if a script is missing
 */
async function collectScripts(site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const toRead = ['/', '/admin', '/sw.js'];
  for (const path of toRead) {
    const { response, text } = await fetchText(site + path);
    if (response.status !== 200)
      throw new CommandError(`${site}${path} answers ${response.status}`);
    found.set(path, text);
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [, name = ''] of text.matchAll(SCRIPT_PATTERN)) {
      const next = name.startsWith('assets/') ? `/${name}` : `${folder}/${name}`;
      if (next.startsWith('/assets/') && !toRead.includes(next)) toRead.push(next);
    }
  }
  return found;
}

/**
 * Paths of the site, one for each kind of response. Each kind has separate headers in
 * firebase.json.
 */
const PAGES = ['/', '/about', '/offline', '/admin', '/admin/tonight', '/sw.js', '/images/logo.svg'];

/** Compares the headers of each kind of response with the headers in firebase.json. */
export async function* findHeaderProblems(site: string, hosting: Hosting) {
  const { text } = await fetchText(`${site}/`);
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  const paths = [...PAGES, ...seriesSlugs.slice(0, 1).map((slug) => `/embed/${slug}`)];
  for (const path of asset === undefined ? paths : [...paths, asset]) {
    const { response } = await fetchText(site + path);
    if (response.status !== 200) {
      yield { what: `${path} answers ${response.status}`, todo: DEPLOY_ADVICE };
      continue;
    }
    for (const [name, value] of findHeaders(path, hosting)) {
      const sent = response.headers.get(name) ?? 'nothing';
      yield* reportUnless(
        sent === value,
        `${path}: ${name} is ${sent}, not ${value}`,
        DEPLOY_ADVICE,
      );
    }
  }
}

const DEPLOY_ADVICE = 'npm run deploy; if a proxy is in front of hosting, check its settings';

/**
 * Paths that an attacker could use in a link. With a wrong pattern in firebase.json, hosting would
 * redirect them to another site.
 */
const ATTACK_PATHS = ['//', '///', '/\\', '/%2f%2f', '/%5c'].flatMap((start) =>
  ['', '/', '/index.html', '.html'].map((end) => `${start}evil.example${end}`),
);

export async function* findRedirectProblems(site: string) {
  for (const path of ATTACK_PATHS) {
    const { response } = await fetchText(site + path);
    const location = response.headers.get('location') ?? '';
    // Resolves the target as a browser does. Without a Location header, the browser stays on the
    // site.
    const target = URL.canParse(location, site) ? new URL(location, site) : null;
    const isOwnSite = target?.origin === new URL(site).origin;
    yield* reportUnless(isOwnSite, `${path} leads to ${target?.href ?? location}`, DEPLOY_ADVICE);
  }
}

/** Finds secrets in the code of the site, which everybody can read. */
export async function* findSecretProblems(
  site: string,
  publicKey: string,
  known: readonly string[],
) {
  const todo = 'Revoke it at its issuer, remove it from the settings, and deploy again';
  for (const [path, text] of await collectScripts(site)) {
    for (const secret of findSecrets(text, publicKey, known)) {
      yield { what: `${path} contains ${secret}`, todo };
    }
  }
}

/**
 * Finds texts of the placeholder firm in the site, and gaps that the owner has not filled in yet.
 */
export async function* findRemainingPlaceholders(site: string) {
  for (const path of ['/', '/contact', ...Object.keys(legalPages)]) {
    const { text } = await fetchText(site + path);
    const words = text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    for (const { what, pattern } of placeholderPatterns) {
      const [found] = pattern.exec(words) ?? [];
      const todo = 'npm run check:placeholders';
      yield* reportUnless(found === undefined, `${path}: ${what}: ${found ?? ''}`, todo);
    }
  }
}

/**
 * Sends the relay the same CORS preflight request as the site's forms.
 * @throws if the relay does not respond
 */
export async function* findRelayProblems(relay: string | undefined, site: string) {
  if (!relay) throw new CommandError('VITE_MAIL_URL is not set in .env.production.local');
  const headers = { origin: site, 'access-control-request-method': 'POST' };
  const { response } = await fetchText(relay, { method: 'OPTIONS', headers });
  const allowed = response.headers.get('access-control-allow-origin');
  yield* reportUnless(
    response.ok && (allowed === site || allowed === '*'),
    `${relay} responds with ${response.status}, so it accepts no mail from ${site}`,
    `add ${site} to its SITE_ORIGINS, and deploy it again: packages/relay/README.md`,
  );
}
