/** The checks of the live project, in the order of their output. */
import type { Hosting } from '../hostingConfig.ts';
import { Problem } from '../remote.ts';
import {
  compilerFindings,
  rulesFindings,
  signUpFindings,
  storageRoleFindings,
  webKeyFindings,
} from './access.ts';
import type { Cloud } from './cloud.ts';
import type { Check } from './findings.ts';
import { indexFindings } from './indexes.ts';
import { headerFindings, redirectFindings, secretFindings } from './site.ts';

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
  return [
    { title: 'Strangers cannot make accounts', find: () => signUpFindings(cloud) },
    { title: 'The rules are those of the repository', find: () => rulesFindings(cloud, folder) },
    { title: 'Production compiles the rules', find: () => compilerFindings(cloud, folder) },
    { title: 'The indexes are those of the repository', find: () => indexFindings(cloud, folder) },
    { title: 'Storage may read the staff list', find: () => storageRoleFindings(cloud) },
    {
      title: 'The web key is restricted to the site',
      find: async () => webKeyFindings(cloud, webKey(), [site]),
    },
    {
      title: `${site} has the headers of firebase.json`,
      find: () => headerFindings(site, hosting),
    },
    { title: `${site} leads to no other site`, find: () => redirectFindings(site) },
    {
      title: `The code of ${site} holds no secret`,
      find: async () => secretFindings(site, webKey(), secrets),
    },
  ];
}
