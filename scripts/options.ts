import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The exit code of a command that was used wrongly or could not find out. 1 is a no. */
export const EXIT_UNKNOWN = 2;

/**
 * The options that all commands on stored files have: a real project, its bucket, and yes to all
 * questions.
 */
export const STORAGE_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Ends a command that cannot begin: says why. */
export function endWith(problem: string): never {
  console.error(problem);
  process.exit(EXIT_UNKNOWN);
}

/** Ends a command that was used wrongly: says what is wrong, and how it is used. */
export function endWithUsage(problem: string, usage: string): never {
  return endWith(`${problem}\n\n${usage}`);
}

/**
 * Returns the options of a command. `--help` prints how it is used and ends it with 0; an option
 * that it does not know does the same with `EXIT_UNKNOWN`.
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
    return endWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}
