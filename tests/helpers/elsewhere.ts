/**
 * Stands for every host but the local backend's: the tests need no network. Chromium is told to
 * find all of them here. A route of Playwright would do the same, but with one set Chromium keeps
 * nothing in its cache, and each page that a test opens costs twice as much.
 */
import { once } from 'node:events';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { host } from '../../scripts/local';

const PORT = 'TEST_ELSEWHERE_PORT';

/** A grey picture the size of a video's own. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><path fill="#888" d="M0 0h1280v720H0z"/></svg>';

/** Starts it before all tests, for every browser; resolves with what stops it. */
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
  if (address === null || typeof address === 'string') throw new Error('No port for elsewhere');
  // The processes of the tests are started from this one.
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
