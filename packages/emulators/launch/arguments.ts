import { parseArgs } from 'node:util';
import { EMULATORS, type EmulatorName } from './suiteConfig.ts';

export const FALLBACK_PROJECT = 'demo-project';

export const USAGE = `Usage: firebase-emulators-without-java [start] [options]
       firebase-emulators-without-java exec [options] -- COMMAND [ARGUMENTS]

Starts the Firebase Emulator Suite for a project with a firebase.json, without Java.

  start            run the emulators until you press Ctrl-C
  exec             run the emulators while COMMAND runs, then exit with its exit code. COMMAND gets
                   variables such as FIRESTORE_EMULATOR_HOST. If COMMAND is a single argument, the
                   shell runs it as a command line

  --config FILE    the path of firebase.json (default: firebase.json in this folder)
  --project ID     the project id (default: the id in .firebaserc, or ${FALLBACK_PROJECT})
  --only NAMES     some of ${EMULATORS.join(',')} (default: the emulators in firebase.json)
  --data FOLDER    the folder for documents, accounts and files (default: they are only in memory)
  --official       run Google's engines, which need Java 21 and a download
  --help           show this text
`;

export class UsageError extends Error {}

/**
 * Parses the arguments of the command line.
 * @throws {UsageError} if an argument is unknown or missing
 */
export function readArguments(args: string[]) {
  const { values: options, positionals } = parseOptions(args);
  const [action = 'start', ...command] = positionals;
  if (action === 'exec' && command.length === 0 && !options.help) {
    throw new UsageError('exec needs a command.');
  }
  if (action !== 'exec' && (action !== 'start' || command.length > 0)) {
    throw new UsageError(`Unexpected argument '${command[0] ?? action}'.`);
  }
  return {
    options,
    only: options.only === undefined || options.help ? undefined : parseEmulatorNames(options.only),
    command: action === 'exec' ? command : undefined,
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        config: { type: 'string', default: 'firebase.json' },
        project: { type: 'string' },
        only: { type: 'string' },
        data: { type: 'string' },
        official: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseEmulatorNames(text: string): EmulatorName[] {
  return text.split(',').map((name) => {
    const emulator = EMULATORS.find((each) => each === name.trim());
    if (emulator) return emulator;
    throw new UsageError(`'${name}' is not one of ${EMULATORS.join(', ')}.`);
  });
}
