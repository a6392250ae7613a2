/**
 * The built site on an origin of its own, where a test puts another version in its place or
 * switches it off.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { host, testPorts } from '../../scripts/local';
import { test as base } from './page';

const hosting = `http://${host}:${testPorts.hosting}`;
/** What About says in the first version, and what in the second. */
export const TITLES = ['Who we are', 'Who we are now'] as const;

/** The hash in the name of each script, and the one that it has in the second version. */
async function hashes(): Promise<[string, string][]> {
  const worker = await (await fetch(`${hosting}/sw.js`)).text();
  return [...worker.matchAll(/-([\w-]{8})\.js"/g)].map(([, hash = '']) => [
    hash,
    `V2${hash.slice(2)}`,
  ]);
}

export interface SiteVersions {
  origin: string;
  /** The paths of the documents that were asked for, in order. */
  documents: string[];
  gone: RegExp | null;
  /**
   * What is answered in place of what is gone: hosting's 404, or the page that a careless rewrite
   * sends.
   */
  instead: 'nothing' | 'page';
  held: { code: RegExp; until: Promise<void> } | null;
  /** The paths of all that was asked for, in order. */
  asked: string[];
  /** Of a script's address: the version that it is of. */
  versionOf: (url: string) => 1 | 2;
  /** The second version takes the first one's place, as a deployment does. */
  deploy: () => void;
  switchOff: () => Promise<void>;
  switchOn: () => Promise<void>;
}

async function siteVersions(): Promise<SiteVersions> {
  const renamed = await hashes();
  let version: 1 | 2 = 1;
  const map = (text: string, from: 0 | 1, to: 0 | 1) =>
    renamed.reduce((mapped, pair) => mapped.replaceAll(pair[from], pair[to]), text);

  async function answer(
    { url = '/', method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
  ) {
    site.asked.push(url);
    if (site.held?.code.test(url) === true) await site.held.until;
    // A deployment meanwhile changes nothing of an answer that has begun.
    const served = version;
    const isOld = served === 2 && map(url, 0, 1) !== url;
    const isGone = isOld || site.gone?.test(url) === true;
    const name = isGone ? '/assets/no-such-file.js' : map(url, 1, 0);
    const sent = await fetch(hosting + name, { method, redirect: 'manual' });
    // In its place, so that hosting sends the headers of such files with it.
    const from =
      isGone && site.instead === 'page'
        ? new Response(await sent.text(), { headers: sent.headers })
        : sent;
    const type = from.headers.get('content-type') ?? '';
    if (headers['sec-fetch-mode'] === 'navigate') site.documents.push(url);
    for (const [name, value] of from.headers) {
      if (!/^(content-(length|encoding)|transfer-encoding|connection|etag)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.statusCode = from.status;
    const body = Buffer.from(await from.arrayBuffer());
    const [before, after] = TITLES;
    response.end(
      served === 2 && /html|javascript/.test(type)
        ? map(body.toString(), 0, 1).replaceAll(before, after)
        : body,
    );
  }

  const server = createServer((request, response) => void answer(request, response));
  const listen = async (port: number) => {
    server.listen(port, host);
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const site: SiteVersions = {
    origin: `http://${host}:${port}`,
    documents: [],
    gone: null,
    instead: 'nothing',
    held: null,
    asked: [],
    versionOf: (url) => (map(url, 1, 0) === url ? 1 : 2),
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

/** With a site that ends with the test. */
export const test = base.extend<{ site: SiteVersions }>({
  site: async ({ context }, use) => {
    const site = await siteVersions();
    await use(site);
    await context.close();
    await site.switchOff();
  },
});
