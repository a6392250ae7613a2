import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../tests/helpers/server';
import { host } from '../local';
import { createSlowLink } from './slowLink';

const SPEED = { down: 800_000_000, up: 800_000_000, roundTrip: 2 };

/**
 * Starts a server that sends back the body of each request, and a link in front of it.
 * @returns the link, and its port as `port`
 */
async function startEchoServer() {
  const { port: to } = await serve((received, response) => received.pipe(response));
  const link = createSlowLink(SPEED);
  onTestFinished(() => link.stop());
  const port = await link.open(0, to, 2);
  return { port, link };
}

async function sendBytes(port: number, body: Buffer<ArrayBuffer>): Promise<Buffer> {
  const response = await fetch(`http://${host}:${port}/`, { method: 'POST', body });
  return Buffer.from(await response.arrayBuffer());
}

const createBytes = (count: number) =>
  Buffer.from(Uint8Array.from({ length: count }, (_, n) => n % 251));

it('a slow link delivers the bytes of parallel connections unchanged', async () => {
  const { port } = await startEchoServer();
  const bodies = [0, 1, 1460, 1461, 300_000, 100_000, 70_000].map(createBytes);
  const answers = await Promise.all(bodies.map((body) => sendBytes(port, body)));
  expect(answers.map((answer, n) => bodies[n]?.equals(answer))).toEqual(bodies.map(() => true));
});

it('a slow link accepts new connections after it has closed all connections', async () => {
  const { port, link } = await startEchoServer();
  const ended = new Promise<void>((_, reject) => {
    const pending = request({ host, port, method: 'POST' });
    pending.on('error', reject);
    pending.write('half of it');
    pending.on('socket', (socket) => socket.on('connect', () => link.hangUp()));
  });
  await expect(ended).rejects.toThrow();
  expect((await sendBytes(port, createBytes(10))).equals(createBytes(10))).toBe(true);
});
