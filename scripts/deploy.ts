/*
 * `npm run deploy -- --project <id>` builds, checks and deploys the site. If the build or a check
 * fails, it deploys nothing.
 */
import { stopOnSignals } from 'firebase-emulators-without-java';
import { deployCommand } from './deployCommand.ts';
import { stopTools } from './tools.ts';

stopOnSignals(stopTools, 130);
process.exitCode = await deployCommand(process.argv.slice(2));
