/**
 * Settings of the live project, grouped by the steps of docs/going-live.md. `steps.json` lists the
 * steps. This file defines how to read each setting, and how to change the settings that a command
 * can change.
 */
import type { Hosting } from '../hostingConfig.ts';
import { type CloudProject, CommandError } from '../remote.ts';
import {
  findCompilerProblems,
  grantStorageRole,
  findRulesProblems,
  findStorageRoleProblems,
} from './access.ts';
import { type BudgetOptions, findBudgetProblems, createBudget } from './budget.ts';
import type { Change } from './change.ts';
import type { Finding } from './findings.ts';
import { findIndexProblems } from './indexes.ts';
import {
  findOwnerProblems,
  findRegionProblems,
  type ExpectedValue,
  createValueChange,
  findValueProblems,
} from './project.ts';
import { enableServices, findServiceProblems } from './services.ts';
import {
  findHeaderProblems,
  findRemainingPlaceholders,
  findRedirectProblems,
  findRelayProblems,
  findSecretProblems,
} from './site.ts';
import steps from './steps.json' with { type: 'json' };
import { restrictWebKey, findWebKeyProblems } from './webKey.ts';

export interface LiveSettings {
  folder: string;
  hosting: Hosting;
  /** Variables of the build whose names start with `VITE_`. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Values that the site must not publish. */
  secrets: readonly string[];
}

/** Options of `npm run setup` that the user chooses. */
export interface SetupChoice extends BudgetOptions {
  region: string;
}

interface LiveSetting {
  /** Yields the problems of the setting. Throws a CommandError if the setting cannot be read. */
  find: () => AsyncIterable<Finding>;
  /**
   * Yields the calls that correct the setting. Undefined if only a person or a deployment can
   * correct it.
   */
  change?: () => AsyncIterable<Change>;
}

interface StepDefinition {
  /** Number of the step in docs/going-live.md. */
  step: number;
  /** A statement that is true when the step is complete. */
  title: string;
  /**
   * Where a person can see whether the step is complete, such as the URL of a page in Google's
   * console.
   */
  look: string;
  /** Name of a setting in `settingsByName`. */
  check?: string;
  wants?: readonly ExpectedValue[];
}

export interface LiveStep extends Pick<StepDefinition, 'step' | 'title' | 'look'> {
  /** Settings that a command can check. Empty if only a person can check the step. */
  settings: readonly LiveSetting[];
}

export const REGION = 'europe-west2';
const DEFAULT_CHOICE = { region: REGION, billingAccount: undefined, amount: undefined };

/**
 * Returns the origins where visitors open the site, and the origin of the page where staff set a
 * password.
 * @throws if the site has no domain yet, because the restricted key would not work on it
 */
function listSites(site: string, project: string): string[] {
  const webApp = `https://${project}.web.app`;
  if (site === webApp) throw new CommandError('VITE_SITE_URL is not the domain yet: see step 10');
  const otherDomain = site.includes('//www.')
    ? site.replace('//www.', '//')
    : site.replace('//', '//www.');
  return [site, otherDomain, webApp, `https://${project}.firebaseapp.com`];
}

export function createLiveSteps(
  cloud: CloudProject,
  { folder, hosting, settings, secrets }: LiveSettings,
  choice: SetupChoice = DEFAULT_CHOICE,
): LiveStep[] {
  const { project } = cloud;
  const isThisProject = settings['VITE_FIREBASE_PROJECT_ID'] === project;
  const site =
    (isThisProject && settings['VITE_SITE_URL']?.replace(/\/+$/, '')) ||
    `https://${project}.web.app`;
  /**
   * Returns the web key of the site.
   * @throws if the settings in .env.production.local belong to another project
   */
  const getWebKey = () => {
    const key = settings['VITE_FIREBASE_API_KEY'];
    if (isThisProject && key) return key;
    throw new CommandError(`.env.production.local has no settings for ${project}`);
  };
  const relay = isThisProject ? settings['VITE_MAIL_URL'] : undefined;
  const settingsByName: Readonly<Record<string, LiveSetting>> = {
    placeholders: { find: () => findRemainingPlaceholders(site) },
    services: { find: () => findServiceProblems(cloud), change: () => enableServices(cloud) },
    region: { find: () => findRegionProblems(cloud) },
    rules: { find: () => findRulesProblems(cloud, folder) },
    compiled: { find: () => findCompilerProblems(cloud, folder) },
    indexes: { find: () => findIndexProblems(cloud, folder) },
    role: { find: () => findStorageRoleProblems(cloud), change: () => grantStorageRole(cloud) },
    relay: { find: () => findRelayProblems(relay, site) },
    headers: { find: () => findHeaderProblems(site, hosting) },
    redirects: { find: () => findRedirectProblems(site) },
    secrets: { find: () => findSecretProblems(site, getWebKey(), secrets) },
    key: {
      find: () => findWebKeyProblems(cloud, getWebKey(), [site]),
      change: () => restrictWebKey(cloud, getWebKey(), () => listSites(site, project)),
    },
    budget: { find: () => findBudgetProblems(cloud), change: () => createBudget(cloud, choice) },
    owners: { find: () => findOwnerProblems(cloud) },
  };
  const values = { project, site, host: new URL(site).hostname, region: choice.region };
  const fillIn = (text: string) =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  const toSetting = (want: ExpectedValue): LiveSetting => {
    const change = createValueChange(want, fillIn);
    return {
      find: () => findValueProblems(cloud, want, fillIn),
      ...(change && { change: () => toIterable(change) }),
    };
  };
  const all: readonly StepDefinition[] = steps;
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

async function* toIterable(change: Change): AsyncGenerator<Change> {
  yield Promise.resolve(change);
}
