/** The checks of the live project, by the steps of docs/going-live.md. */
import type { Hosting } from '../hostingConfig.ts';
import { type Cloud, Problem } from '../remote.ts';
import { compilerFindings, rulesFindings, storageRoleFindings, webKeyFindings } from './access.ts';
import type { Finding } from './findings.ts';
import steps from './steps.json' with { type: 'json' };
import { indexFindings } from './indexes.ts';
import {
  budgetFindings,
  ownerFindings,
  regionFindings,
  type Want,
  wantFindings,
} from './project.ts';
import {
  headerFindings,
  placeholderFindings,
  redirectFindings,
  relayFindings,
  secretFindings,
} from './site.ts';

/** One with neither a check nor wants is about something that no service tells. */
interface Step {
  /** The step of docs/going-live.md that is read back. */
  step: number;
  /** The title, as a statement that holds where nothing is found. */
  title: string;
  /** The place where somebody looks who wants to see it. */
  look: string;
  /** The name of a check below. */
  check?: string;
  wants?: readonly Want[];
}

export interface LiveSettings {
  folder: string;
  hosting: Hosting;
  /** The `VITE_*` variables of the build. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Values that no visitor may read. */
  secrets: readonly string[];
}

/** Makes one check after the other, prints what came of each, and counts. */
export async function checkLive(cloud: Cloud, known: LiveSettings, print: (line: string) => void) {
  const { folder, hosting, settings, secrets } = known;
  const { project } = cloud;
  const isOwn = settings['VITE_FIREBASE_PROJECT_ID'] === project;
  const site =
    (isOwn && settings['VITE_SITE_URL']?.replace(/\/+$/, '')) || `https://${project}.web.app`;
  /** @throws Problem where the settings here are of another project */
  const webKey = () => {
    const key = settings['VITE_FIREBASE_API_KEY'];
    if (isOwn && key) return key;
    throw new Problem(`.env.production.local has no settings of ${project}`);
  };
  /** The checks find what is wrong; they throw a Problem where it cannot be found out. */
  const finds: Readonly<Record<string, () => AsyncGenerator<Finding>>> = {
    placeholders: () => placeholderFindings(site),
    region: () => regionFindings(cloud),
    rules: () => rulesFindings(cloud, folder),
    compiled: () => compilerFindings(cloud, folder),
    indexes: () => indexFindings(cloud, folder),
    role: () => storageRoleFindings(cloud),
    relay: () => relayFindings(isOwn ? settings['VITE_MAIL_URL'] : undefined, site),
    headers: () => headerFindings(site, hosting),
    redirects: () => redirectFindings(site),
    secrets: () => secretFindings(site, webKey(), secrets),
    key: () => webKeyFindings(cloud, webKey(), [site]),
    budget: () => budgetFindings(cloud),
    owners: () => ownerFindings(cloud),
  };
  const { hostname } = new URL(site);
  const filled = (text: string) =>
    text.replaceAll('{project}', project).replaceAll('{site}', site).replaceAll('{host}', hostname);
  const all: readonly Step[] = steps;
  const tally = { fine: 0, wrong: 0, unknown: 0, toLook: 0 };
  for (const { step, title, look, check = '', wants = [] } of all) {
    const say = (answer: string, findings: readonly Finding[]) => {
      print(`${answer.padEnd(7)} ${String(step).padStart(2)}. ${filled(title)}`);
      for (const { what, todo } of findings) print(`            ${what}\n            -> ${todo}`);
    };
    const unseen = (why: string) =>
      say('unseen', [{ what: `Cannot be seen from here${why}`, todo: `Look at ${filled(look)}` }]);
    if (!(check in finds) && wants.length === 0) {
      tally.toLook += 1;
      unseen('');
      continue;
    }
    try {
      const findings: Finding[] = [];
      for await (const each of finds[check]?.() ?? []) findings.push(each);
      for await (const each of wantFindings(cloud, wants, filled)) findings.push(each);
      tally[findings.length === 0 ? 'fine' : 'wrong'] += 1;
      say(findings.length === 0 ? 'yes' : 'NO', findings);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tally.unknown += 1;
      unseen(`: ${error.message}`);
    }
  }
  return tally;
}
