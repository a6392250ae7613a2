/** Deploys a build to the live project. Each step runs only if the step before it has succeeded. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuiltFiles, markAsChecked } from './checkedBuild.ts';
import { findStorageRoleProblems } from './live/access.ts';
import { compareIndexes, readWantedIndexes } from './live/indexes.ts';
import { findSecrets } from './live/secrets.ts';
import {
  type CloudProject,
  CommandError,
  loadProjectFacts,
  type ProjectFacts,
  getText,
} from './remote.ts';

/** The project, and the functions that a deployment calls. */
export interface DeployContext {
  folder: string;
  cloud: CloudProject;
  /**
   * Runs a program of the project and shows its output. Resolves with false if the program fails.
   */
  run: (name: string, command: readonly string[]) => Promise<boolean>;
  print: (line: string) => void;
  wait: (milliseconds: number) => Promise<void>;
}

export interface DeployOptions extends DeployContext {
  /** If true, everything except the deployment is run. */
  dryRun: boolean;
  /** Options that turn off some checks of the build. */
  allowed: readonly string[];
  /** Variables of the build whose names start with `VITE_`. */
  settings: Readonly<Record<string, string | undefined>>;
  secrets: readonly string[];
}

const INDEX_POLL_MS = 10_000;
/**
 * Maximum number of times that the script requests the state of the indexes. All polls together
 * take an hour. Firestore builds the indexes of an empty or small database within minutes.
 */
const INDEX_POLLS = 360;

/**
 * Builds and tests the site, checks the build, and deploys rules and indexes. When Firestore has
 * built the indexes, deploys hosting and prints how to return to the previous version.
 * @throws {CommandError} that names the failed step and what is already deployed
 */
export async function deploy(means: DeployOptions): Promise<void> {
  const { allowed, cloud, dryRun, print, run } = means;
  const { project } = cloud;
  const facts = await loadCheckedProject(means);
  const before = await findLiveVersion(cloud, facts);

  const step = async (name: string, command: readonly string[], deployed: string) => {
    if (!(await run(name, command))) throw new CommandError(`This failed: ${name}. ${deployed}`);
  };
  const firebase = (...args: string[]) => ['firebase', 'deploy', '--project', project, ...args];
  const nothing = 'Nothing was deployed.';

  await step('build', ['tsx', 'scripts/build.ts', ...allowed], nothing);
  await step('tests', ['node', '--import', 'tsx', 'scripts/test.ts'], nothing);
  print('\n== checks');
  await checkBuild(means);
  const rules = ['--only', 'firestore,storage'];
  await step('rules and indexes, tried', firebase(...rules, '--dry-run'), nothing);
  await markAsChecked(means.folder, project);
  if (dryRun) {
    print(`\ndist/ is checked for ${project}. ${nothing}`);
    return;
  }

  await step(
    'rules and indexes',
    firebase(...rules),
    'The previous version of the site is still live.',
  );
  print('\n== indexes');
  await waitForIndexes(means);
  await step(
    'hosting',
    firebase('--only', 'hosting'),
    'The new rules and indexes are already live.',
  );
  const now = await findLiveVersion(cloud, facts);
  print(`\nDeployed to ${project}: version ${now ?? 'unknown'} of the site ${facts.site}.`);
  describeRollback(before, facts, means).forEach(print);
  for await (const { what, todo } of findStorageRoleProblems(cloud)) {
    print(`\n${what}.\n-> ${todo}`);
  }
  print(`\nNow: npm run check:live -- --project ${project}`);
}

/**
 * Checks that the settings belong to the project. This check comes first, because the build and the
 * tests take minutes.
 */
async function loadCheckedProject({ cloud, settings }: DeployOptions): Promise<ProjectFacts> {
  const own = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  if (own !== cloud.project) {
    throw new CommandError(
      `The settings belong to the project ${own || '(none)'}, not to ${cloud.project}: the site would ` +
        'use the data of another project. See .env.example. Nothing was deployed.',
    );
  }
  return loadProjectFacts(cloud);
}

/** Returns the id of the live version of the site. Returns undefined if nothing is deployed. */
async function findLiveVersion({ project, get }: CloudProject, { site }: ProjectFacts) {
  const channel = await get('hosting', `v1beta1/projects/${project}/sites/${site}/channels/live`);
  return getText(channel, 'release', 'version', 'name').split('/versions/')[1];
}

async function checkBuild({ folder, settings, secrets, print }: DeployOptions) {
  const files = await listBuiltFiles(folder);
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.(js|html|json|css|webmanifest)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    const publicKey = settings['VITE_FIREBASE_API_KEY'] ?? '';
    for (const secret of findSecrets(text, publicKey, secrets)) {
      problems.push(`${file} contains ${secret}`);
    }
  }
  if (problems.length > 0) throw new CommandError(`${problems.join('\n')}\nNothing was deployed.`);
  print(`${files.length} files contain no secrets`);
}

/**
 * Waits until Firestore has built the indexes.
 * @throws if Firestore cannot build an index, or if it takes longer than an hour
 */
export async function waitForIndexes({ folder, cloud, print, wait }: DeployContext): Promise<void> {
  const wanted = await readWantedIndexes(folder);
  let reported = '';
  for (let poll = 0; poll < INDEX_POLLS; poll += 1) {
    const { missing, building, broken } = await compareIndexes(cloud, wanted);
    if (broken.length > 0) {
      throw new CommandError(
        `Firestore could not build: ${broken.join('; ')}. Delete it in the console and deploy ` +
          'again. The previous version of the site is still live.',
      );
    }
    const left = [...missing, ...building];
    if (left.length === 0) {
      print(`${wanted.length} are built`);
      return;
    }
    if (left.join() !== reported) print(`${left.length} of ${wanted.length} are not built yet`);
    reported = left.join();
    await wait(INDEX_POLL_MS);
  }
  throw new CommandError(
    'The indexes are not built after an hour. The previous version of the site is still live. Deploy again later.',
  );
}

function describeRollback(
  before: string | undefined,
  { site }: ProjectFacts,
  { cloud }: DeployOptions,
): string[] {
  return [
    '\nTo return to the previous version:',
    before === undefined
      ? `  npx firebase hosting:disable --project ${cloud.project}  (there was no site before)`
      : `  npx firebase hosting:clone ${site}@${before} ${site}:live --project ${cloud.project}`,
    '  Rules: the console keeps each version under Firestore > Rules and Storage > Rules.',
    '  Indexes: a deployment only adds indexes, so those of the previous version still exist.',
  ];
}
