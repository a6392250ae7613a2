/** The checks of the live project, by the steps of docs/going-live.md. */
import type { Hosting } from '../hostingConfig.ts';
import { Problem } from '../remote.ts';
import { rulesFindings, signUpFindings, storageRoleFindings, webKeyFindings } from './access.ts';
import type { Cloud } from './cloud.ts';
import type { Check, Finding } from './findings.ts';
import steps from './steps.json' with { type: 'json' };
import { indexFindings } from './indexes.ts';
import {
  backupFindings,
  billingFindings,
  budgetFindings,
  ownerFindings,
  regionFindings,
  signInFindings,
  staffListFindings,
} from './project.ts';
import {
  headerFindings,
  placeholderFindings,
  redirectFindings,
  relayFindings,
  secretFindings,
} from './site.ts';

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
    plan: () => billingFindings(cloud),
    region: () => regionFindings(cloud),
    'sign-in': () => signInFindings(cloud, site),
    'sign-up': () => signUpFindings(cloud),
    rules: () => rulesFindings(cloud, folder),
    indexes: () => indexFindings(cloud, folder),
    role: () => storageRoleFindings(cloud),
    staff: () => staffListFindings(cloud),
    relay: () => relayFindings(isOwn ? settings['VITE_MAIL_URL'] : undefined, site),
    headers: () => headerFindings(site, hosting),
    redirects: () => redirectFindings(site),
    secrets: async () => secretFindings(site, webKey(), secrets),
    key: async () => webKeyFindings(cloud, webKey(), [site]),
    budget: () => budgetFindings(cloud),
    backups: () => backupFindings(cloud),
    owners: () => ownerFindings(cloud),
  };
  const filled = (text: string) => text.replaceAll('{project}', project).replaceAll('{site}', site);
  return steps.map(({ step, title, look, check = '' }) => {
    const find = finds[check];
    return { step, title: filled(title), look: filled(look), ...(find && { find }) };
  });
}
