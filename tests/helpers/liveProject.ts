/**
 * A live project on the local machine. It consists of the hosted site, the relay, and imitations of
 * Google's services.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { createRelay } from 'mail-relay/relay';
import { createSettings } from 'mail-relay/testing';
import { findHeaders, readHosting } from '../../scripts/hostingConfig.ts';
import { checkLive } from '../../scripts/live/checks.ts';
import steps from '../../scripts/live/steps.json' with { type: 'json' };
import { projectFolder } from '../../scripts/local.ts';
import { createCloud } from '../../scripts/remote.ts';
import { PROJECT, type GoogleServices, startServices, WEB_KEY } from './googleServices.ts';
import { serve } from './server.ts';

/** A response that a test sends in place of a page of the site. */
export interface SiteResponse {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

interface CheckOptions {
  /** The project id in the settings of the build. */
  project?: string;
  token?: string;
}

export interface LiveProject {
  services: GoogleServices;
  site: string;
  /** The origin of the relay. A test may replace it. */
  relay: string;
  /** Responses by path. They replace the responses of hosting. */
  siteResponses: Record<string, SiteResponse>;
  check: (options?: CheckOptions) => Promise<{ tally: object; text: string }>;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/assets/main-abc.js"></script>',
  '/sw.js': 'const names=["assets/late-abc.js"]',
  '/admin': '<script type="module" src="/assets/staff/admin-abc.js"></script>',
  '/assets/main-abc.js': `import"./needed-abc.js";const key="${WEB_KEY}"`,
  '/assets/staff/admin-abc.js': 'import("./page-abc.js")',
};

export async function startRelay(origin: string): Promise<string> {
  const answer = createRelay({ ...createSettings('resend'), origins: new Set([origin]) });
  return (await serve((request, response) => void answer(request, response))).origin;
}

export async function startLiveProject(): Promise<LiveProject> {
  const hosting = await readHosting(projectFolder);
  const services = await startServices();
  const siteAnswers: Record<string, SiteResponse> = {};
  const { origin: site } = await serve(({ url = '' }, response) => {
    const answer: SiteResponse = siteAnswers[url] ?? {
      headers: Object.fromEntries(findHeaders(url, hosting)),
      body: PAGES[url] ?? 'export default 1',
    };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  const live: LiveProject = {
    services,
    site,
    relay: await startRelay(site),
    siteResponses: siteAnswers,
    async check({ project = PROJECT, token = 'token' } = {}) {
      const printed: string[] = [];
      const cloud = createCloud(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: token });
      const settings = {
        VITE_FIREBASE_PROJECT_ID: project,
        VITE_FIREBASE_API_KEY: WEB_KEY,
        VITE_SITE_URL: site,
        VITE_MAIL_URL: live.relay,
      };
      const secrets = ['a value of this machine'];
      const known = { folder: projectFolder, hosting, settings, secrets };
      const tally = await checkLive(cloud, known, (line) => printed.push(line));
      return { tally, text: printed.join('\n') };
    },
  };
  return live;
}

/** The number of steps that the program checks. A person has to check the other steps. */
export const CHECK_COUNT = steps.filter(({ check, wants }) => check ?? wants).length;
export const MANUAL_STEP_COUNT = steps.length - CHECK_COUNT;

/** Returns the totals of a run with the given number of wrong and unknown results. */
export function createTally({ wrong = 0, unknown = 0 }: { wrong?: number; unknown?: number }) {
  return { fine: CHECK_COUNT - wrong - unknown, wrong, unknown, toLook: MANUAL_STEP_COUNT };
}
