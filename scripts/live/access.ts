/** Checks the deployed rules, and checks and grants the role of Storage's service account. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CloudProject, getField, toList, loadProjectFacts, getText } from '../remote.ts';
import type { Change } from './change.ts';
import { reportUnless } from './findings.ts';

/** Returns the text of a ruleset. Each of this project's rulesets consists of one file. */
async function loadRules({ get }: CloudProject, ruleset: string): Promise<string> {
  const answer = await get('rules', `v1/${ruleset}`);
  return getText(toList(getField(answer, 'source', 'files'))[0], 'content');
}

/** Compares the deployed rules with the rules in the repository. */
export async function* findRulesProblems(cloud: CloudProject, folder: string) {
  const releases = await cloud.list('rules', `v1/projects/${cloud.project}/releases`, 'releases');
  const services = [
    { file: 'firestore.rules', release: /\/releases\/cloud\.firestore$/ },
    // Firebase has a separate release of the Storage rules for each bucket, so the pattern matches
    // the release of any bucket.
    { file: 'storage.rules', release: /\/releases\/firebase\.storage\// },
  ];
  const todo = `npm run deploy -- --project ${cloud.project}`;
  for (const { file, release } of services) {
    const own = await readFile(join(folder, file), 'utf8');
    const deployed = releases.filter((each) => release.test(getText(each, 'name')));
    yield* reportUnless(deployed.length > 0, `${file} is not deployed`, todo);
    for (const each of deployed) {
      if ((await loadRules(cloud, getText(each, 'rulesetName'))) === own) continue;
      const time = getText(each, 'updateTime') || 'an unknown time';
      const name = getText(each, 'name').split('/releases/')[1] ?? '';
      yield {
        what: `${file} differs from the rules of ${name}, which were deployed at ${time}`,
        todo,
      };
    }
  }
}

/**
 * Compiles both rules files in production without deploying them, and yields every issue. Issues
 * about the version of the rules have no position.
 */
export async function* findCompilerProblems({ project, post }: CloudProject, folder: string) {
  for (const name of ['firestore.rules', 'storage.rules']) {
    const content = await readFile(join(folder, name), 'utf8');
    const answer = await post('rules', `v1/projects/${project}:test`, {
      source: { files: [{ name, content }] },
    });
    for (const issue of toList(getField(answer, 'issues'))) {
      const position = ['line', 'column']
        .map((each) => getField(issue, 'sourcePosition', each))
        .filter((each) => typeof each === 'number');
      const severity = getText(issue, 'severity') || 'ISSUE';
      yield {
        what: `${severity} ${[name, ...position].join(':')}: ${getText(issue, 'description')}`,
        todo:
          severity === 'ERROR'
            ? 'Correct the file, or it cannot be deployed'
            : 'Correct the file, or ignore the warning',
      };
    }
  }
}

const STORAGE_ROLE = 'roles/firebaserules.firestoreServiceAgent';
const toStorageAccount = (number: string) =>
  `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Returns whether an IAM binding grants the Storage role without a condition. */
const hasStorageRole = (binding: unknown) =>
  getText(binding, 'role') === STORAGE_ROLE && getField(binding, 'condition') === undefined;

/**
 * Checks that Storage rules may look up the staff list. firebase-tools checks this only when it
 * deploys new rules.
 */
export async function* findStorageRoleProblems(cloud: CloudProject) {
  const { number } = await loadProjectFacts(cloud);
  const policy = await cloud.post('resources', `v1/projects/${cloud.project}:getIamPolicy`);
  const account = toStorageAccount(number);
  const granted = toList(getField(policy, 'bindings')).some(
    (binding) =>
      hasStorageRole(binding) &&
      toList(getField(binding, 'members')).includes(`serviceAccount:${account}`),
  );
  yield* reportUnless(
    granted,
    'Storage may not read Firestore, so its rules reject every upload by staff',
    `gcloud projects add-iam-policy-binding ${cloud.project} ` +
      `--member=serviceAccount:${account} --role=${STORAGE_ROLE} --condition=None`,
  );
}

/**
 * Adds `STORAGE_ROLE` to the IAM policy of the project. The call contains the `etag` of the policy
 * that was read, so Google rejects the call if the policy has changed since.
 */
export async function* grantStorageRole(cloud: CloudProject): AsyncGenerator<Change> {
  const { number } = await loadProjectFacts(cloud);
  const policy = await cloud.post('resources', `v1/projects/${cloud.project}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  });
  const bindings = toList(getField(policy, 'bindings'));
  const members = toList(getField(bindings.find(hasStorageRole), 'members'));
  const granted = {
    role: STORAGE_ROLE,
    members: [...members, `serviceAccount:${toStorageAccount(number)}`],
  };
  const others = bindings.filter((binding) => !hasStorageRole(binding));
  const body = {
    policy: { version: 3, etag: getField(policy, 'etag'), bindings: [...others, granted] },
  };
  const path = `v1/projects/${cloud.project}:setIamPolicy`;
  yield { service: 'resources', method: 'POST', path, body };
}
