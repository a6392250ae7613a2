/* `npm run deploy -- --project <id>`: from the sources to the live site, or not at all. */
import { stopOnSignals } from 'firebase-emulators-without-java';
import { deployCommand } from './deployCommand.ts';
import { stopTools } from './tools.ts';

stopOnSignals(stopTools, 130);
process.exitCode = await deployCommand(process.argv.slice(2));
