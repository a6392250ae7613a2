/* `npm run check:live -- --project <id>` checks the settings of the live project and its site. */
import { stopOnSignals } from 'firebase-emulators-without-java';
import { checkLiveCommand } from './live/command.ts';
import { stopTools } from './tools.ts';

const stopping = new AbortController();
const running = checkLiveCommand(process.argv.slice(2), stopping.signal);
stopOnSignals(async () => {
  stopping.abort();
  await stopTools();
  await running.catch(() => undefined);
}, 130);
process.exitCode = await running;
