/**
 * Starts a server that replaces all external hosts, so that the tests need no network. Chromium
 * resolves every other host name to this server. A route of Playwright would disable Chromium's
 * cache and double the time until a page is open.
 */
import { once } from 'node:events';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { host } from '../../scripts/local';

const PORT = 'TEST_ELSEWHERE_PORT';

/** A grey picture with the size of a video thumbnail. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><path fill="#888" d="M0 0h1280v720H0z"/></svg>';

/** Starts the server before all tests, and returns a function that stops it. */
export default async function startElsewhere(): Promise<() => Promise<void>> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'elsewhere.test' }]);
  const server = createServer({ key, cert }, (request, response) => {
    const isPicture = request.headers['sec-fetch-dest'] === 'image';
    response
      .writeHead(200, { 'content-type': isPicture ? 'image/svg+xml' : 'text/html' })
      .end(isPicture ? PICTURE : '<title>Elsewhere</title>');
  });
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server for external hosts has no port');
  // Playwright's worker processes inherit this variable.
  process.env[PORT] = String(address.port);
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

export const elsewhereOptions = (): string[] => [
  `--host-resolver-rules=MAP * ${host}:${process.env[PORT] ?? '0'}, EXCLUDE ${host}`,
  '--ignore-certificate-errors',
];
