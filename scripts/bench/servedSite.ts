/*
 * Everything that a measurement needs: the production build, the local backend with the example
 * data, and both at the end of a link whose speed can be changed.
 */
import { once } from 'node:events';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../tests/helpers/chromium.ts';
import { freePort } from '../benchTools.ts';
import { host, localEnv, type Ports } from '../local.ts';
import { startBackendOf, whileRunning } from '../testSite.ts';
import { runTool } from '../tools.ts';
import { type LinkSpeed, slowLink, type SlowLink } from './slowLink.ts';
import { startSiteServer } from './siteServer.ts';

const FOLDER = '.local/bench-site';

/** The speed between two processes of this machine. */
export const LOCAL_SPEED: LinkSpeed = { down: Infinity, up: Infinity, roundTrip: 0 };

export interface ServedSite {
  /** The site's origin, over TLS, at the end of the link. */
  base: string;
  /** The same site without TLS or compression, beside the link: its bytes are those of the files. */
  plainBase: string;
  /** The ports at which the browser finds them. */
  ports: Ports;
  /** Firestore's own port, beside the link. */
  firestore: number;
  /** Chromium's option to accept the site's certificate. */
  trust: string;
  /** Puts another link in place of the one that was there. */
  over: (speed: LinkSpeed) => Promise<SlowLink>;
  stop: () => Promise<void>;
}

async function freePorts(): Promise<Ports> {
  return {
    auth: await freePort(),
    firestore: await freePort(),
    storage: await freePort(),
    hosting: await freePort(),
    hub: await freePort(),
    logging: await freePort(),
    outbox: await freePort(),
    relay: await freePort(),
  };
}

/** Builds and serves the site. Firestore, Storage and hosting are three origins behind the link. */
async function serveSite(signal: AbortSignal): Promise<ServedSite> {
  const own = await freePorts();
  const seen = {
    ...own,
    firestore: await freePort(),
    storage: await freePort(),
    hosting: await freePort(),
  };
  const tls = await freePort();
  const base = `https://${host}:${seen.hosting}`;
  const built = await runTool({
    name: 'build',
    command: ['tsx', 'scripts/build.ts', '--local', '--into', FOLDER],
    env: localEnv(seen, base),
  });
  if (!built.ok) throw new Error('The site could not be built');
  const { server, trust } = await startSiteServer({
    port: tls,
    hosting: own.hosting,
    policy: (policy) =>
      policy
        .replaceAll(`${host}:${own.firestore}`, `${host}:${seen.firestore}`)
        .replaceAll(`${host}:${own.storage}`, `${host}:${seen.storage}`),
  });

  let link: SlowLink | null = null;
  const over = async (speed: LinkSpeed) => {
    await link?.stop();
    link = slowLink(speed);
    await link.open({ port: seen.hosting, to: tls, roundTrips: 2 });
    await link.open({ port: seen.firestore, to: own.firestore, roundTrips: 3 });
    await link.open({ port: seen.storage, to: own.storage, roundTrips: 3 });
    return link;
  };
  // The example data is stored through the link: addresses of files hold the ports that the browser sees.
  await over(LOCAL_SPEED);
  const stopBackend = await startBackendOf({ ports: own, folder: FOLDER }, signal, seen);
  return {
    base,
    ports: seen,
    firestore: own.firestore,
    trust,
    plainBase: `http://${host}:${own.hosting}`,
    over,
    async stop() {
      await link?.stop();
      server.close();
      await once(server, 'close');
      await stopBackend();
    },
  };
}

/**
 * A browser that finds this site alone. Other hosts are not there: routes that answer for them would
 * switch off the browser's cache, which is part of what is measured.
 */
async function browserFor({ trust }: ServedSite): Promise<Browser> {
  const options = await chromiumOptions();
  const alone = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`;
  return chromium.launch({ ...options, args: [...(options.args ?? []), trust, alone] });
}

/** Serves the site, measures it in a browser, and stops both; at a signal too. */
export const withServedSite = (
  measure: (site: ServedSite, browser: Browser) => Promise<void>,
): Promise<void> =>
  whileRunning(serveSite, async (site) => {
    const browser = await browserFor(site);
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
    }
  });
