import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBackend } from '../launch/launch.ts';
import type { Backend } from '../launch/types.ts';
import { HOST, writeConfig } from '../tests/helpers/freePorts.ts';

const START_MS = 90_000;
const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let backend: Backend;

beforeAll(async () => {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'home');
  const hosting = {
    public: 'site',
    cleanUrls: true,
    redirects: [{ source: '/old/:rest*', destination: '/new/:rest', type: 301 }],
    rewrites: [{ source: '/admin/**', destination: '/index.html' }],
    headers: [{ source: '**', headers: [{ key: 'X-Header', value: 'set' }] }],
  };
  const { configFile } = await writeConfig(folder, { hosting }, 'hosting');
  backend = await launchBackend({ projectId: 'demo-hosting', configFile });
}, START_MS);

afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Sends a raw request, because `fetch` would correct the URL. Returns the status of the response.
 */
function fetchStatus(target: string, host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(backend.ports['hosting'] ?? 0, HOST);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

it.each([
  ...['//x%2fy', '//', String.raw`/\\`, '//[', '//user:pass@/', '//x:99999999/', '//%'],
  ...['/%', '/%E0%A4%A', '/?%', '/old/%', '/admin/%', '/__/firebase/%/x', '?x', 'a', '/a b'],
])('keeps serving requests after a 400 for the address %s', async (target) => {
  expect(await fetchStatus(target)).toBe(400);
  expect(await fetchStatus('/')).toBe(200);
});

it.each(['a b', '%2f', '[', 'x:y:z', ''])(
  'keeps serving requests after a 400 for the Host header "%s"',
  async (host) => {
    expect(await fetchStatus('/', host)).toBe(400);
    expect(await fetchStatus('/')).toBe(200);
  },
);

it.each([
  ['a name that is too long for a file', `/${'a'.repeat(5_000)}`, 500],
  ['an address that is too long for a request', `/${'a'.repeat(20_000)}`, 431],
  ['a zero byte', '/a%00b', 404],
  ['an address outside of the site', `/${'%2e%2e%2f'.repeat(20)}etc/passwd`, 404],
])('keeps serving requests after %s', async (_what, target, status) => {
  expect(await fetchStatus(target)).toBe(status);
  expect(await fetchStatus('/')).toBe(200);
});
