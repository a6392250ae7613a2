/* The command `npm run deploy`. */
import { setTimeout } from 'node:timers/promises';
import { loadEnv } from 'vite';
import { deploy } from './deployment.ts';
import { listKnownSecrets } from './live/secrets.ts';
import { projectFolder } from './local.ts';
import { exitWithUsage, EXIT_UNKNOWN, readOptions } from './options.ts';
import { WITH_PLACEHOLDERS } from './placeholders.ts';
import { KEY_IS_PUBLIC } from './productionSettings.ts';
import { createCloud, CommandError } from './remote.ts';
import { runTool } from './tools.ts';

const USAGE = `Use: npm run deploy -- --project <id> [--dry-run]
Builds the site for production, runs npm test, checks the build for secrets and placeholders, deploys
rules and indexes, waits until the indexes are built, deploys hosting, and prints how to go back. If a
step fails, it stops.

  --dry-run                runs all steps except the deployment; the build may then be deployed to a
                           preview channel
  ${WITH_PLACEHOLDERS}      allows texts and pictures of the placeholder firm, for a trial
  ${KEY_IS_PUBLIC}  allows VITE_MAIL_KEY, although every visitor can then read it

Needs the settings of the site (see .env.example), and an access token of a project administrator:
  FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run deploy -- --project <id>
Exits with 0 once the site is live, with 1 if a step failed, and with ${EXIT_UNKNOWN} for wrong arguments.`;

/**
 * Runs a program of the project. Passes the access token to firebase-tools in FIREBASE_TOKEN.
 * firebase-tools accepts this, although the variable is meant for a refresh token.
 */
export async function runProgram(name: string, command: readonly string[]): Promise<boolean> {
  const login = { FIREBASE_TOKEN: process.env['FIREBASE_ACCESS_TOKEN'] ?? '' };
  return (await runTool({ name, command, env: command[0] === 'firebase' ? login : {} })).ok;
}

export async function deployCommand(args: string[]): Promise<number> {
  const optionTypes = {
    project: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    // `npm run deploy` passes these two options on to the build.
    'with-placeholders': { type: 'boolean' },
    'yes-the-key-is-public': { type: 'boolean' },
  } as const;
  const options = readOptions(USAGE, optionTypes, args);
  if (!options.project) exitWithUsage('Add --project with the id of the project', USAGE);
  try {
    await deploy({
      dryRun: options['dry-run'],
      allowed: [KEY_IS_PUBLIC, WITH_PLACEHOLDERS].filter((option) => args.includes(option)),
      folder: projectFolder,
      cloud: createCloud(options.project),
      settings: loadEnv('production', projectFolder, 'VITE_'),
      secrets: listKnownSecrets(projectFolder),
      run: runProgram,
      print: (line) => console.log(line),
      wait: setTimeout,
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
  return 0;
}
