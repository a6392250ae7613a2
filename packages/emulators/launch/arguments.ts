import { parseArgs } from 'node:util';
import { EMULATORS, type EmulatorName } from './suiteConfig.ts';

export const FALLBACK_PROJECT = 'demo-project';

export const USAGE = `Usage: firebase-emulators-without-java [start] [options]
       firebase-emulators-without-java exec [options] -- COMMAND [ARGUMENTS]

Starts the Firebase Emulator Suite for a project with a firebase.json, without Java.

  start            run it until Ctrl-C
  exec             run it as long as the command runs, with FIRESTORE_EMULATOR_HOST and the like set,
                   and exit with the command's code; a COMMAND without arguments is a line for the shell

  --config FILE    the firebase.json (default: the one in this folder)
  --project ID     the project id (default: the one in .firebaserc, or ${FALLBACK_PROJECT})
  --only NAMES     some of ${EMULATORS.join(',')} (default: those that firebase.json names)
  --data FOLDER    keep documents, accounts and files there (default: in memory)
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
