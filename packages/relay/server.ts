import { createServer } from 'node:http';
import { MAX_CONNECTIONS, PROVIDER_MS, REQUEST_MS } from './limits.ts';
import { createRelay } from './relay.ts';
import type { Settings } from './settings.ts';

/**
 * Runs the relay as a server.
 * @param times timeouts in milliseconds: for a request to arrive, and for the provider to respond
 * @returns a function that waits for all pending requests and stops the server
 * @throws {Error} if the port is in use
 */
export async function startRelay(
  settings: Settings,
  host: string,
  port: number,
  times = { request: REQUEST_MS, provider: PROVIDER_MS },
): Promise<() => Promise<void>> {
  const relay = createRelay(settings, times.provider);
  const options = {
    requestTimeout: times.request,
    // Interval at which Node looks for requests that time out.
    connectionsCheckingInterval: times.request / 10,
  };
  const server = createServer(options, (request, response) => void relay(request, response));
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
