/** The checks of the live project, by the steps of docs/going-live.md. */
import type { Hosting } from '../hostingConfig.ts';
import { type Cloud, Problem } from '../remote.ts';
import { compilerFindings, rulesFindings, storageRoleFindings, webKeyFindings } from './access.ts';
import type { Check, Finding } from './findings.ts';
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

interface Step extends Omit<Check, 'find'> {
  /** The name of a check below. */
  check?: string;
  wants?: readonly Want[];
}

export interface LiveSettings {
  /** The folder of the repository. */
  folder: string;
  hosting: Hosting;
  /** The `VITE_*` variables of the build. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Values that no visitor may read. */
  secrets: readonly string[];
}

export function liveChecks(
  cloud: Cloud,
  { folder, hosting, settings, secrets }: LiveSettings,
): Check[] {
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
  const finds: Readonly<Record<string, () => Promise<Finding[]>>> = {
    placeholders: () => placeholderFindings(site),
    region: () => regionFindings(cloud),
    rules: () => rulesFindings(cloud, folder),
    compiled: () => compilerFindings(cloud, folder),
    indexes: () => indexFindings(cloud, folder),
    role: () => storageRoleFindings(cloud),
    relay: () => relayFindings(isOwn ? settings['VITE_MAIL_URL'] : undefined, site),
    headers: () => headerFindings(site, hosting),
    redirects: () => redirectFindings(site),
    secrets: async () => secretFindings(site, webKey(), secrets),
    key: async () => webKeyFindings(cloud, webKey(), [site]),
    budget: () => budgetFindings(cloud),
    owners: () => ownerFindings(cloud),
  };
  const { hostname } = new URL(site);
  const filled = (text: string) =>
    text.replaceAll('{project}', project).replaceAll('{site}', site).replaceAll('{host}', hostname);
  const all: readonly Step[] = steps;
  return all.map(({ step, title, look, check = '', wants }) => {
    const own = finds[check] ?? (() => Promise.resolve([]));
    const find = async () => [
      ...(await own()),
      ...(await wantFindings(cloud, wants ?? [], filled)),
    ];
    const isSeen = check in finds || wants !== undefined;
    return { step, title: filled(title), look: filled(look), ...(isSeen && { find }) };
  });
}
