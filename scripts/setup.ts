/* `npm run setup -- --project <id>`: sets what a command can set of the live project. */
import { setupCommand } from './live/setupCommand.ts';

process.exitCode = await setupCommand(process.argv.slice(2));
