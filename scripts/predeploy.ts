/*
 * firebase-tools runs this script before it deploys hosting: see `hosting.predeploy` in
 * firebase.json. If the exit code is not 0, firebase-tools deploys nothing. Therefore nobody can
 * deploy a build that was not checked.
 */
import { findReasonNotToDeploy } from './checkedBuild.ts';
import { projectFolder } from './local.ts';

/** firebase-tools sets this variable when it runs a hook. */
const project = process.env['GCLOUD_PROJECT'] ?? '';
const reason = await findReasonNotToDeploy(projectFolder, project);
if (reason !== undefined) {
  console.error(
    `Nothing is deployed: ${reason}.\n` +
      `Use: npm run deploy -- --project ${project || '<id>'}\n` +
      'It builds, tests, checks and deploys. With --dry-run it deploys nothing, and the checked build ' +
      'may be deployed to a preview channel.',
  );
  process.exitCode = 1;
}
