import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Exit code for wrong arguments, or if there is no result. In contrast, exit code 1 means that the
 * result is negative.
 */
export const EXIT_UNKNOWN = 2;

/**
 * Options of all commands for stored files: a real project, its bucket, and `--yes`, which answers
 * all questions with yes.
 */
export const STORAGE_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Prints a message and exits with `EXIT_UNKNOWN`. */
export function exitWith(problem: string): never {
  console.error(problem);
  process.exit(EXIT_UNKNOWN);
}

/** Prints a message and the usage, and exits with `EXIT_UNKNOWN`. */
export function exitWithUsage(problem: string, usage: string): never {
  return exitWith(`${problem}\n\n${usage}`);
}

/**
 * Parses the options of a command. For `--help`, prints the usage and exits with 0. For an unknown
 * option, prints the usage and exits with `EXIT_UNKNOWN`.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}
