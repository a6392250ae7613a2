/** The options of `npm run build`. */
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { localFolderProblem, projectFolder } from './local.ts';
import { EXIT_UNKNOWN, readOptions } from './options.ts';
import { KEY_IS_PUBLIC } from './productionSettings.ts';

const USAGE = `Use: npm run build [-- ${KEY_IS_PUBLIC}] [--into <folder>] [--local]
Builds the site for production into dist/, with the settings of .env.production.local and the
environment; see .env.example. It refuses settings that are not for visitors, and names them.

  ${KEY_IS_PUBLIC}  every visitor may read VITE_MAIL_KEY
  --into <folder>           builds into a folder in .local/ in place of dist/
  --local                   for the local backend instead, with the settings of the environment`;

/** The folder for hosting: see firebase.json. */
const PUBLISHED = 'dist';

/** Reads what to build, and into which folder. Wrong arguments end the command. */
export function readBuild(args: string[]): { into: string; local: boolean } {
  const options = readOptions(USAGE, () =>
    parseArgs({
      args,
      options: {
        into: { type: 'string', default: PUBLISHED },
        local: { type: 'boolean', default: false },
        // Read by vite.config.ts, through which every build goes.
        'yes-the-key-is-public': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }),
  );
  const published = join(projectFolder, options.into);
  const apart = published.startsWith(join(projectFolder, '.local', sep));
  const misplaced = !apart && (options.local || published !== join(projectFolder, PUBLISHED));
  const problem = misplaced
    ? 'The folder of --into is deleted first, so it must be in .local/'
    : localFolderProblem();
  if (problem !== undefined) {
    console.error(problem);
    process.exit(EXIT_UNKNOWN);
  }
  return options;
}
