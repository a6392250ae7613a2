/* `npm run check:live -- --project <id>`: what is not as it should be on the live site. */
import { checkLiveCommand } from './live/command.ts';

process.exitCode = await checkLiveCommand(process.argv.slice(2));
