/*
 * Starts the production build and the local backend with the example data, to measure them.
 * Browsers reach both through a link with an adjustable speed.
 */
import { once } from 'node:events';
import { type Browser, chromium } from '@playwright/test';
import { stopOnSignals } from 'firebase-emulators-without-java';
import { chromiumOptions } from '../../tests/helpers/chromium.ts';
import { host, testPorts as ownPorts } from '../local.ts';
import { createBuildTool, toOrigin, startTestBackend } from '../testSite.ts';
import { runTool } from '../tools.ts';
import { type LinkSpeed, createSlowLink, type SlowLink } from './slowLink.ts';
import { startSiteServer } from './siteServer.ts';

const FOLDER = '.local/bench-site';

/** Speed of a connection within one machine, without a simulated network. */
export const LOCAL_SPEED: LinkSpeed = { down: Infinity, up: Infinity, roundTrip: 0 };

/**
 * Builds and serves the site. Hosting, Firestore and Storage have separate origins behind the link.
 */
async function serveSite(signal: AbortSignal) {
  const { server, port: tls, trust } = await startSiteServer(ownPorts.hosting);
  let ports = { ...ownPorts, hosting: 0, firestore: 0, storage: 0 };
  let link: SlowLink | undefined;
  /** Replaces the link with a link of the given speed. */
  const setSpeed = async (speed: LinkSpeed) => {
    await link?.stop();
    link = createSlowLink(speed);
    ports = {
      ...ownPorts,
      hosting: await link.open(ports.hosting, tls, 2),
      firestore: await link.open(ports.firestore, ownPorts.firestore, 3),
      storage: await link.open(ports.storage, ownPorts.storage, 3),
    };
    return link;
  };
  await setSpeed(LOCAL_SPEED);
  const base = `https://${host}:${ports.hosting}`;
  const { ok } = await runTool(createBuildTool({ ports, folder: FOLDER }, base));
  if (!ok) throw new Error('The site could not be built');
  // The example data contains the URLs of files. Browsers open them through the link, so the URLs
  // must contain the ports of the link.
  const stopBackend = await startTestBackend({ ports: ownPorts, folder: FOLDER }, signal, ports);
  return {
    /** Origin of the site behind the link, with TLS. */
    base,
    /**
     * Origin of the site without the link, without TLS and without compression. The bench measures
     * file sizes on this origin.
     */
    plainBase: toOrigin({ ports: ownPorts }),
    trust,
    setSpeed,
    async stop() {
      await link?.stop();
      server.close();
      await once(server, 'close');
      await stopBackend();
    },
  };
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * Serves the site and opens a browser for the measurements. Stops both at the end, or after a
 * signal.
 */
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
    // Blocks all other hosts. Playwright's routes could block them too, but they would turn off the
    // browser's cache, and the measurements need the cache.
    const onlySite = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`;
    const args = [...(options.args ?? []), site.trust, onlySite];
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
