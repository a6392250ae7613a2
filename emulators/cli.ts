/** The command line: starts the suite for the project in this folder. */
import { parseArgs } from 'node:util';
import { launchBackend } from './launch/launch.ts';
import { stopOnSignals } from './launch/processes.ts';
import { EMULATORS, type EmulatorName } from './launch/suiteConfig.ts';

const USAGE = `Usage: firebase-emulators-without-java [options]

Starts the Firebase Emulator Suite for a project with a firebase.json, without Java.

  --config FILE    the firebase.json (default: the one in this folder)
  --project ID     the project id (default: demo-project)
  --only NAMES     some of ${EMULATORS.join(',')} (default: those that firebase.json names)
  --data FOLDER    keep documents, accounts and files there (default: in memory)
  --import FOLDER  load an export at the start
  --official       run Google's engines, which need Java 21 and a download
  --help           show this text
`;

class UsageError extends Error {}

async function main(): Promise<void> {
  const options = readArguments();
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  const { config, project, only, data, official } = options;
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
  stopOnSignals(async () => {
    aborted.abort();
    await starting.then(
      (backend) => backend.stop(),
      () => undefined,
    );
  });
  const backend = await starting.catch((error: unknown) => {
    if (aborted.signal.aborted) return undefined;
    throw error;
  });
  if (!backend) return;
  console.log('Ready. Ctrl-C stops everything.');
  const reason = await backend.failure;
  await backend.stop();
  throw new Error(reason);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        config: { type: 'string', default: 'firebase.json' },
        project: { type: 'string', default: 'demo-project' },
        only: { type: 'string' },
        data: { type: 'string' },
        import: { type: 'string' },
        official: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
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
