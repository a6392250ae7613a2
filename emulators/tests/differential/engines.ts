/** Starts the two engines, this package's or Google's, with the arguments that firebase-tools uses. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isListening, stopProcessTree } from '../../launch/processes.ts';
import { HOST, freePort } from '../helpers/freePorts.ts';
import { RuntimeClient } from '../helpers/storageRuntime.ts';

export interface Programs {
  name: string;
  java: string;
  firestoreJar: string;
  storageJar: string;
}

export interface Engines {
  name: string;
  firestore: string;
  storage: RuntimeClient;
  stop(): Promise<void>;
}

/** Why Google's engines cannot be run here. */
export class Missing extends Error {}

const shim = fileURLToPath(new URL('../../java', import.meta.url));
const READY_WITHIN_MS = 30_000;
const REQUIRED_JAVA = 21;

export const ourPrograms: Programs = {
  name: 'ours',
  java: shim,
  // The shim ignores the path.
  firestoreJar: shim,
  storageJar: shim,
};

/** Google's engines, where Java and both files are. Nothing is downloaded. */
export function officialPrograms(env: NodeJS.ProcessEnv = process.env): Programs {
  const problems = javaProblem(env);
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');
  const jars = (['firestore', 'storage'] as const).map((engine) => {
    const given = env[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`];
    const file = given ?? path.join(cache, jarName(engine));
    if (!existsSync(file)) {
      problems.push(`${file} is not there: \`npx firebase setup:emulators:${engine}\` fetches it.`);
    }
    return file;
  });
  const [firestoreJar, storageJar] = jars;
  if (problems.length > 0 || !firestoreJar || !storageJar) {
    throw new Missing(`Google's engines cannot be run here:\n  ${problems.join('\n  ')}`);
  }
  return { name: 'official', java: 'java', firestoreJar, storageJar };
}

function javaProblem(env: NodeJS.ProcessEnv): string[] {
  let version: string;
  try {
    // Java tells its version on standard error; this option tells it on standard output.
    version = execFileSync('java', ['--version'], { env, encoding: 'utf8' });
  } catch {
    return [`Java ${REQUIRED_JAVA} is wanted, and there is no \`java\` on PATH.`];
  }
  const major = /(\d+)/.exec(version)?.[1] ?? '0';
  if (Number(major) >= REQUIRED_JAVA) return [];
  return [`Java ${REQUIRED_JAVA} or later is wanted; \`java\` on PATH is version ${major}.`];
}

/** The file of the version that the installed firebase-tools uses. */
function jarName(engine: 'firestore' | 'storage'): string {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('firebase-tools/lib/bin/firebase.js');
  const list = path.join(path.dirname(cli), '../emulator/downloadableEmulatorInfo.json');
  const known = JSON.parse(readFileSync(list, 'utf8')) as Record<
    string,
    { downloadPathRelativeToCacheDir: string } | undefined
  >;
  return known[engine]?.downloadPathRelativeToCacheDir ?? `cloud-${engine}.jar`;
}

export async function startEngines(programs: Programs): Promise<Engines> {
  const folder = mkdtempSync(path.join(tmpdir(), `differential-${programs.name}-`));
  const rules = path.join(folder, 'firestore.rules');
  writeFileSync(rules, "rules_version = '2';\nservice cloud.firestore {}\n");
  const port = await freePort();
  const args = [
    ...['-Duser.language=en', '-jar', programs.firestoreJar, '--host', HOST],
    ...['--port', String(port), '--rules', rules, '--single_project_mode', 'false'],
  ];
  const firestore = spawn(programs.java, args, { cwd: folder, stdio: 'ignore' });
  const storage = new RuntimeClient(folder, programs.java, programs.storageJar);
  const stop = async (): Promise<void> => {
    await Promise.all([stopProcessTree(firestore), stopProcessTree(storage.process)]);
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isListening(HOST, port))) {
    if (Date.now() > deadline || firestore.exitCode !== null) {
      await stop();
      throw new Error(`The Firestore engine (${programs.name}) did not start.`);
    }
    await delay(50);
  }
  await storage.next();
  return { name: programs.name, firestore: `http://${HOST}:${port}`, storage, stop };
}
