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
Asks Google's services and the site itself: can strangers make accounts, are the deployed rules and
indexes those of the repository, what has production's compiler to say of the rules, may Storage read
Firestore, is the web key restricted to the site, do headers come as configured, does no address lead
elsewhere, does the code hold a secret. Changes nothing.

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
  const { fine, wrong, unknown } = await makeChecks(checks, (line) => console.log(line));
  console.log(`\n${fine} ok, ${wrong} wrong, ${unknown} could not be checked`);
  return wrong > 0 ? 1 : unknown > 0 ? EXIT_UNKNOWN : 0;
}
