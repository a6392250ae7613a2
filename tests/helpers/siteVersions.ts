/**
 * Serves the built site on another origin, where a test can deploy a second version or stop the
 * server.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { host, testPorts } from '../../scripts/local';
import { test as base } from './page';

const hosting = `http://${host}:${testPorts.hosting}`;
/** The heading of About in the first and in the second version. */
export const ABOUT_TITLES = ['Who we are', 'Who we are now'] as const;

/**
 * Returns pairs of hashes: the hash in a script name, and its replacement in the second version.
 */
async function readHashes(): Promise<[string, string][]> {
  const worker = await (await fetch(`${hosting}/sw.js`)).text();
  return [...worker.matchAll(/-([\w-]{8})\.js"/g)].map(([, hash = '']) => [
    hash,
    `V2${hash.slice(2)}`,
  ]);
}

export interface SiteVersions {
  origin: string;
  requests: string[];
  documentRequests: string[];
  /** Matches the paths of files that the server does not have. */
  missing: RegExp | null;
  /**
   * The response for a missing file: 'nothing' is a 404. 'page' is the HTML of a page, which a
   * wrong rewrite rule could send.
   */
  missingResponse: 'nothing' | 'page';
  /** Matches paths whose response waits for the promise `until`. */
  delayed: { paths: RegExp; until: Promise<void> } | null;
  /** Returns the version that the URL of a script belongs to. */
  getVersion: (url: string) => 1 | 2;
  /** Replaces the first version of the site with the second. */
  deploy: () => void;
  switchOff: () => Promise<void>;
  switchOn: () => Promise<void>;
}

async function startSite(): Promise<SiteVersions> {
  const hashes = await readHashes();
  let version: 1 | 2 = 1;
  const replaceHashes = (text: string, from: 0 | 1, to: 0 | 1) =>
    hashes.reduce((replaced, pair) => replaced.replaceAll(pair[from], pair[to]), text);

  async function respond(
    { url = '/', method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
  ) {
    site.requests.push(url);
    if (site.delayed?.paths.test(url) === true) await site.delayed.until;
    // The test may deploy the second version during this response, so the number is copied.
    const servedVersion = version;
    const isOld = servedVersion === 2 && replaceHashes(url, 0, 1) !== url;
    const isMissing = isOld || site.missing?.test(url) === true;
    const path = isMissing ? '/assets/no-such-file.js' : replaceHashes(url, 1, 0);
    const hosted = await fetch(hosting + path, { method, redirect: 'manual' });
    // Keeps the headers of the requested file even if the body is replaced, because hosting does so
    // too.
    const source =
      isMissing && site.missingResponse === 'page'
        ? new Response(await hosted.text(), { headers: hosted.headers })
        : hosted;
    const type = source.headers.get('content-type') ?? '';
    if (headers['sec-fetch-mode'] === 'navigate') site.documentRequests.push(url);
    for (const [name, value] of source.headers) {
      if (!/^(content-(length|encoding)|transfer-encoding|connection|etag)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.statusCode = source.status;
    const body = Buffer.from(await source.arrayBuffer());
    const [before, after] = ABOUT_TITLES;
    response.end(
      servedVersion === 2 && /html|javascript/.test(type)
        ? replaceHashes(body.toString(), 0, 1).replaceAll(before, after)
        : body,
    );
  }

  const server = createServer((request, response) => void respond(request, response));
  const listen = async (port: number) => {
    server.listen(port, host);
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const site: SiteVersions = {
    origin: `http://${host}:${port}`,
    requests: [],
    documentRequests: [],
    missing: null,
    missingResponse: 'nothing',
    delayed: null,
    getVersion: (url) => (replaceHashes(url, 1, 0) === url ? 1 : 2),
    deploy: () => {
      version = 2;
    },
    switchOff: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    switchOn: () => listen(port),
  };
  return site;
}

/** Starts the site before each test, and stops it after the test. */
export const test = base.extend<{ site: SiteVersions }>({
  site: async ({ context }, use) => {
    const site = await startSite();
    await use(site);
    await context.close();
    await site.switchOff();
  },
});
