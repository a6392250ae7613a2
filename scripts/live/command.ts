/* `npm run check:live`: its options, and what it checks with. */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readHosting } from '../hostingConfig.ts';
import { liveChecks } from './checks.ts';
import { cloudOf, NO_TOKEN } from './cloud.ts';
import { makeChecks } from './findings.ts';
import { knownSecrets } from './secrets.ts';
import { projectFolder } from '../local.ts';
import { EXIT_UNKNOWN, readOptions } from '../options.ts';

const USAGE = `Use: npm run check:live -- --project <id>
Reads docs/going-live.md back: asks Google's services, the relay and the site itself of each step
whether it is done, and says yes, NO with what to do, or where to look for what cannot be seen. Changes nothing.

Needs FIREBASE_ACCESS_TOKEN, of somebody who may administer the project:
  FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run check:live -- --project <id>
and the settings of the site, as npm run build does. Ends with 0 where all is well, 1 where something
is wrong, ${EXIT_UNKNOWN} where nothing is wrong and something could not be checked.`;

/** The command with these arguments and the settings of the environment: what it ends with. */
export async function checkLiveCommand(args: string[]): Promise<number> {
  const { project } = readOptions(USAGE, () =>
    parseArgs({ args, options: { project: { type: 'string' }, help: { type: 'boolean' } } }),
  );
  if (!project) {
    console.error(`Which project?\n\n${USAGE}`);
    process.exit(EXIT_UNKNOWN);
  }
  if (!process.env['FIREBASE_ACCESS_TOKEN']) {
    console.log(`${NO_TOKEN}.\nWithout it only what everybody can see is checked.\n`);
  }
  const checks = liveChecks(cloudOf(project), {
    folder: projectFolder,
    hosting: await readHosting(projectFolder),
    settings: loadEnv('production', projectFolder, 'VITE_'),
    secrets: knownSecrets(projectFolder),
  });
  const { fine, wrong, unknown, toLook } = await makeChecks(checks, (line) => console.log(line));
  console.log(
    `\n${fine} yes, ${wrong} no, ${unknown} could not be checked; ${toLook} are for you to look at`,
  );
  return wrong > 0 ? 1 : unknown > 0 ? EXIT_UNKNOWN : 0;
}
