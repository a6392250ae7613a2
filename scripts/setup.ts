/*
 * `npm run setup -- --project <id>` changes the settings of the live project, as far as a command
 * can change them.
 */
import { setupCommand } from './live/setupCommand.ts';

process.exitCode = await setupCommand(process.argv.slice(2));
