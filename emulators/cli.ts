/** The command line: starts the suite for the project in this folder. */
import { parseArgs } from 'node:util';
import { runCommand, type RunningCommand } from './launch/command.ts';
import { launchBackend } from './launch/launch.ts';
import { stopOnSignals } from './launch/processes.ts';
import { EMULATORS, defaultProject, type EmulatorName } from './launch/suiteConfig.ts';
import type { Backend } from './launch/types.ts';

const FALLBACK_PROJECT = 'demo-project';

const USAGE = `Usage: firebase-emulators-without-java [start] [options]
       firebase-emulators-without-java exec [options] -- COMMAND [ARGUMENTS]

Starts the Firebase Emulator Suite for a project with a firebase.json, without Java.

  start            run it until Ctrl-C
  exec             run it as long as the command runs, with FIRESTORE_EMULATOR_HOST and the like set,
                   and exit with the command's code; a COMMAND without arguments is a line for the shell

  --config FILE    the firebase.json (default: the one in this folder)
  --project ID     the project id (default: the one in .firebaserc, or ${FALLBACK_PROJECT})
  --only NAMES     some of ${EMULATORS.join(',')} (default: those that firebase.json names)
  --data FOLDER    keep documents, accounts and files there (default: in memory)
  --import FOLDER  load an export at the start
  --official       run Google's engines, which need Java 21 and a download
  --help           show this text
`;
const INTERRUPTED = 130;

class UsageError extends Error {}

async function main(): Promise<void> {
  const { options, command } = readArguments();
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  const { config, only, data, official } = options;
  const project = options.project ?? (await defaultProject(config)) ?? FALLBACK_PROJECT;
  const aborted = new AbortController();
  const starting = launchBackend({
    projectId: project,
    configFile: config,
    engines: official ? 'official' : 'local',
    ...(only === undefined ? {} : { only: emulatorNames(only) }),
    ...(data === undefined ? {} : { dataDir: data }),
    ...(options.import === undefined ? {} : { importDir: options.import }),
    signal: aborted.signal,
    onStep: (line) => console.log(line),
    onNotice: (line) => console.log(line),
  });
  let running: RunningCommand | undefined;
  stopOnSignals(
    async (signal) => {
      aborted.abort();
      running?.kill(signal);
      await starting.then(
        (backend) => backend.stop(),
        () => undefined,
      );
    },
    command ? INTERRUPTED : 0,
  );
  const backend = await starting.catch((error: unknown) => {
    if (aborted.signal.aborted) return undefined;
    throw error;
  });
  if (!backend || aborted.signal.aborted) return;
  if (command) {
    running = runCommand(command, { ...process.env, ...backend.env });
    await exitWith(running, backend);
    return;
  }
  console.log('Ready. Ctrl-C stops everything.');
  const reason = await backend.failure;
  await backend.stop();
  throw new Error(reason);
}

/** Ends the emulators after the command, and the command where they fail. */
async function exitWith(running: RunningCommand, backend: Backend): Promise<void> {
  const failed = backend.failure.then((reason) => {
    running.kill('SIGTERM');
    throw new Error(reason);
  });
  try {
    process.exitCode = await Promise.race([running.exitCode, failed]);
  } finally {
    await backend.stop();
  }
}

function readArguments() {
  const { values, positionals } = parsed();
  const [action = 'start', ...command] = positionals;
  if (action === 'exec' && (command.length > 0 || values.help)) return { options: values, command };
  if (action === 'exec') throw new UsageError('exec needs a command.');
  if (action !== 'start' || command.length > 0) {
    throw new UsageError(`Unexpected argument '${command[0] ?? action}'.`);
  }
  return { options: values, command: undefined };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        config: { type: 'string', default: 'firebase.json' },
        project: { type: 'string' },
        only: { type: 'string' },
        data: { type: 'string' },
        import: { type: 'string' },
        official: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function emulatorNames(text: string): EmulatorName[] {
  return text.split(',').map((name) => {
    const known = EMULATORS.find((each) => each === name.trim());
    if (known) return known;
    throw new UsageError(`'${name}' is not one of ${EMULATORS.join(', ')}.`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exit(error instanceof UsageError ? 2 : 1);
});
