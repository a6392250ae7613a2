/**
 * The settings of the live project, grouped by the steps of docs/going-live.md. `steps.json` lists
 * the steps. This file adds how to read each setting and, if a command can do it, how to change it.
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
  /** Values that must not be public. */
  secrets: readonly string[];
}

/** The choices of a person who runs `npm run setup`. */
export interface SetupChoice extends BudgetChoice {
  region: string;
}

interface Setting {
  /** Finds problems. Throws an error for the user if the setting cannot be read. */
  find: () => AsyncIterable<Finding>;
  /**
   * Yields the calls that correct the setting. Absent if only a person or a deployment can correct
   * it.
   */
  change?: () => AsyncIterable<Change>;
}

interface Step {
  /** The number of the step in docs/going-live.md. */
  step: number;
  /** A statement that is true once the step is complete. */
  title: string;
  /** The page of a console that shows the setting. */
  look: string;
  /** The name of a setting in `settingsByName`. */
  check?: string;
  wants?: readonly Want[];
}

export interface LiveStep extends Pick<Step, 'step' | 'title' | 'look'> {
  /** Empty if no command can check the step. */
  settings: readonly Setting[];
}

/** The region that docs/going-live.md recommends. */
export const REGION = 'europe-west2';
const NO_CHOICE = { region: REGION, billingAccount: undefined, amount: undefined };

/**
 * Returns the origins at which visitors open the site, and the origin of the page where staff set a
 * password.
 * @throws if the domain is not set yet, because the restricted key would not work there
 */
function sitesOf(site: string, project: string): string[] {
  const webApp = `https://${project}.web.app`;
  if (site === webApp) throw new Problem('VITE_SITE_URL is not the domain yet: see step 10');
  const otherDomain = site.includes('//www.')
    ? site.replace('//www.', '//')
    : site.replace('//', '//www.');
  return [site, otherDomain, webApp, `https://${project}.firebaseapp.com`];
}

export function liveSteps(
  cloud: Cloud,
  { folder, hosting, settings, secrets }: LiveSettings,
  choice: SetupChoice = NO_CHOICE,
): LiveStep[] {
  const { project } = cloud;
  const isThisProject = settings['VITE_FIREBASE_PROJECT_ID'] === project;
  const site =
    (isThisProject && settings['VITE_SITE_URL']?.replace(/\/+$/, '')) ||
    `https://${project}.web.app`;
  /**
   * Returns the web key of the site.
   * @throws if the local settings belong to another project
   */
  const webKey = () => {
    const key = settings['VITE_FIREBASE_API_KEY'];
    if (isThisProject && key) return key;
    throw new Problem(`.env.production.local has no settings of ${project}`);
  };
  const relay = isThisProject ? settings['VITE_MAIL_URL'] : undefined;
  const settingsByName: Readonly<Record<string, Setting>> = {
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
  const fillIn = (text: string) =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  const toSetting = (want: Want): Setting => {
    const change = wantChange(want, fillIn);
    return {
      find: () => wantFindings(cloud, want, fillIn),
      ...(change && { change: () => only(change) }),
    };
  };
  const all: readonly Step[] = steps;
  return all.map(({ step, title, look, check = '', wants = [] }) => {
    const setting = settingsByName[check];
    return {
      step,
      title: fillIn(title),
      look: fillIn(look),
      settings: [...(setting ? [setting] : []), ...wants.map(toSetting)],
    };
  });
}

async function* only(change: Change): AsyncGenerator<Change> {
  yield Promise.resolve(change);
}
