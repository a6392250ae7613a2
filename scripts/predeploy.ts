/*
 * Run by firebase-tools before it deploys hosting (`hosting.predeploy` in firebase.json), which
 * ends where this does not end with 0: nobody deploys a build that was not checked.
 */
import { reasonNotToDeploy } from './checkedBuild.ts';
import { projectFolder } from './local.ts';

/** The project, as firebase-tools names it to its hooks. */
const project = process.env['GCLOUD_PROJECT'] ?? '';
const reason = await reasonNotToDeploy(projectFolder, project);
if (reason !== undefined) {
  console.error(
    `Nothing is deployed: ${reason}.\n` +
      `Use: npm run deploy -- --project ${project || '<id>'}\n` +
      'It builds, tests, checks and deploys. With --dry-run it deploys nothing, and what it checked ' +
      'may go to a preview channel.',
  );
  process.exitCode = 1;
}
