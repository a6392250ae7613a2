/*
 * Everything that a measurement needs: the production build, the local backend with the example
 * data, and both at the end of a link whose speed can be changed.
 */
import { once } from 'node:events';
import { type Browser, chromium } from '@playwright/test';
import { stopOnSignals } from 'firebase-emulators-without-java';
import { chromiumOptions } from '../../tests/helpers/chromium.ts';
import { host, testPorts as own } from '../local.ts';
import { buildOf, originOf, startBackendOf } from '../testSite.ts';
import { runTool } from '../tools.ts';
import { type LinkSpeed, slowLink, type SlowLink } from './slowLink.ts';
import { startSiteServer } from './siteServer.ts';

const FOLDER = '.local/bench-site';

/** The speed between two processes of this machine. */
export const LOCAL_SPEED: LinkSpeed = { down: Infinity, up: Infinity, roundTrip: 0 };

/** Builds and serves the site. Firestore, Storage and hosting are three origins behind the link. */
async function serveSite(signal: AbortSignal) {
  const { server, port: tls, trust } = await startSiteServer(own.hosting);
  let ports = { ...own, hosting: 0, firestore: 0, storage: 0 };
  let link: SlowLink | undefined;
  /** Puts another link in place of the one that was there. */
  const over = async (speed: LinkSpeed) => {
    await link?.stop();
    link = slowLink(speed);
    ports = {
      ...own,
      hosting: await link.open(ports.hosting, tls, 2),
      firestore: await link.open(ports.firestore, own.firestore, 3),
      storage: await link.open(ports.storage, own.storage, 3),
    };
    return link;
  };
  await over(LOCAL_SPEED);
  const base = `https://${host}:${ports.hosting}`;
  const { ok } = await runTool(buildOf({ ports, folder: FOLDER }, base));
  if (!ok) throw new Error('The site could not be built');
  // The example data is stored through the link: addresses of files hold the ports that the browser
  // sees.
  const stopBackend = await startBackendOf({ ports: own, folder: FOLDER }, signal, ports);
  return {
    /** The site's origin, over TLS, at the end of the link. */
    base,
    /**
     * The same site without TLS or compression, beside the link: its bytes are those of the files.
     */
    plainBase: originOf({ ports: own }),
    /** Chromium's option to accept the site's certificate. */
    trust,
    over,
    async stop() {
      await link?.stop();
      server.close();
      await once(server, 'close');
      await stopBackend();
    },
  };
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves the site, measures it in a browser, and stops both; at a signal too. */
export async function withServedSite(
  measure: (site: ServedSite, browser: Browser) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  const started = serveSite(stopping.signal);
  stopOnSignals(async () => {
    stopping.abort();
    await started.then((site) => site.stop()).catch(() => undefined);
  });
  const site = await started;
  try {
    const options = await chromiumOptions();
    // Other hosts are not there: routes that answer for them would switch off the browser's cache,
    // which is part of what is measured.
    const alone = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`;
    const args = [...(options.args ?? []), site.trust, alone];
    const browser = await chromium.launch({ ...options, args });
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
