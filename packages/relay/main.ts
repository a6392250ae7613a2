/**
 * `npm start` runs the relay as a server on the port PORT. The settings come from environment
 * variables.
 */
import { startRelay } from './server.ts';
import { readSettings } from './settings.ts';

try {
  const port = Number(process.env['PORT'] || 8080);
  const stop = await startRelay(readSettings(process.env), process.env['HOST'] ?? '0.0.0.0', port);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
  console.log(`The mail relay listens on port ${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
