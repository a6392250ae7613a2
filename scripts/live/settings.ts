/**
 * The settings of the live project, by the steps of docs/going-live.md. `steps.json` says what each is.
 * Here is how it is read, and how it is changed if a command can do that.
 */
import type { Hosting } from '../hostingConfig.ts';
import { type Cloud, Problem } from '../remote.ts';
import {
  compilerFindings,
  grantStorageRole,
  rulesFindings,
  storageRoleFindings,
} from './access.ts';
import { type BudgetChoice, budgetFindings, createBudget } from './budget.ts';
import type { Change } from './change.ts';
import type { Finding } from './findings.ts';
import { indexFindings } from './indexes.ts';
import { ownerFindings, regionFindings, type Want, wantChange, wantFindings } from './project.ts';
import { enableServices, serviceFindings } from './services.ts';
import {
  headerFindings,
  placeholderFindings,
  redirectFindings,
  relayFindings,
  secretFindings,
} from './site.ts';
import steps from './steps.json' with { type: 'json' };
import { restrictWebKey, webKeyFindings } from './webKey.ts';

export interface LiveSettings {
  folder: string;
  hosting: Hosting;
  /** The `VITE_*` variables of the build. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Values that no visitor may read. */
  secrets: readonly string[];
}

/** What a person chooses for `npm run setup`. */
export interface SetupChoice extends BudgetChoice {
  region: string;
}

interface Setting {
  /** Finds what is wrong. Throws a Problem if that cannot be found out. */
  find: () => AsyncIterable<Finding>;
  /** The calls that set it right. Without them, only a person or a deployment can. */
  change?: () => AsyncIterable<Change>;
}

interface Step {
  /** The step of docs/going-live.md. */
  step: number;
  /** The title, as a statement that holds if nothing is wrong. */
  title: string;
  /** The page of a console that shows it. */
  look: string;
  /** The name of a setting below. */
  check?: string;
  wants?: readonly Want[];
}

export interface LiveStep extends Pick<Step, 'step' | 'title' | 'look'> {
  /** Empty if no service reports it. */
  settings: readonly Setting[];
}

/** The region that docs/going-live.md recommends. */
export const REGION = 'europe-west2';
const NO_CHOICE = { region: REGION, billingAccount: undefined, amount: undefined };

/**
 * Returns the origins under which visitors open the site, and that of the page where staff set a password.
 * @throws Problem before the domain is known: a key that is restricted without it would not work there
 */
function sitesOf(site: string, project: string): string[] {
  const own = `https://${project}.web.app`;
  if (site === own) throw new Problem('VITE_SITE_URL is not the domain yet: see step 10');
  const other = site.includes('//www.')
    ? site.replace('//www.', '//')
    : site.replace('//', '//www.');
  return [site, other, own, `https://${project}.firebaseapp.com`];
}

export function liveSteps(
  cloud: Cloud,
  { folder, hosting, settings, secrets }: LiveSettings,
  choice: SetupChoice = NO_CHOICE,
): LiveStep[] {
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
  const relay = isOwn ? settings['VITE_MAIL_URL'] : undefined;
  const named: Readonly<Record<string, Setting>> = {
    placeholders: { find: () => placeholderFindings(site) },
    services: { find: () => serviceFindings(cloud), change: () => enableServices(cloud) },
    region: { find: () => regionFindings(cloud) },
    rules: { find: () => rulesFindings(cloud, folder) },
    compiled: { find: () => compilerFindings(cloud, folder) },
    indexes: { find: () => indexFindings(cloud, folder) },
    role: { find: () => storageRoleFindings(cloud), change: () => grantStorageRole(cloud) },
    relay: { find: () => relayFindings(relay, site) },
    headers: { find: () => headerFindings(site, hosting) },
    redirects: { find: () => redirectFindings(site) },
    secrets: { find: () => secretFindings(site, webKey(), secrets) },
    key: {
      find: () => webKeyFindings(cloud, webKey(), [site]),
      change: () => restrictWebKey(cloud, webKey(), () => sitesOf(site, project)),
    },
    budget: { find: () => budgetFindings(cloud), change: () => createBudget(cloud, choice) },
    owners: { find: () => ownerFindings(cloud) },
  };
  const values = { project, site, host: new URL(site).hostname, region: choice.region };
  const filled = (text: string) =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  const ofWant = (want: Want): Setting => {
    const change = wantChange(want, filled);
    return {
      find: () => wantFindings(cloud, want, filled),
      ...(change && { change: () => only(change) }),
    };
  };
  const all: readonly Step[] = steps;
  return all.map(({ step, title, look, check = '', wants = [] }) => {
    const own = named[check];
    return {
      step,
      title: filled(title),
      look: filled(look),
      settings: [...(own ? [own] : []), ...wants.map(ofWant)],
    };
  });
}

async function* only(change: Change): AsyncGenerator<Change> {
  yield Promise.resolve(change);
}
