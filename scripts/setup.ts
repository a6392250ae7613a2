/*
 * `npm run setup -- --project <id>` applies the settings of the live project that a command can
 * change.
 */
import { setupCommand } from './live/setupCommand.ts';

process.exitCode = await setupCommand(process.argv.slice(2));
