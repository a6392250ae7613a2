import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../tests/helpers/server';
import { host } from '../local';
import { slowLink } from './slowLink';

const SPEED = { down: 800_000_000, up: 800_000_000, roundTrip: 2 };

/** A server that sends back what it gets, and the port at which it is found behind a link. */
async function echoBehindLink() {
  const { port: to } = await serve((asked, answer) => asked.pipe(answer));
  const link = slowLink(SPEED);
  onTestFinished(() => link.stop());
  const port = await link.open(0, to, 2);
  return { port, link };
}

async function send(port: number, body: Buffer<ArrayBuffer>): Promise<Buffer> {
  const answer = await fetch(`http://${host}:${port}/`, { method: 'POST', body });
  return Buffer.from(await answer.arrayBuffer());
}

const bytes = (count: number) => Buffer.from(Uint8Array.from({ length: count }, (_, n) => n % 251));

it('a slow link brings bytes there and back unchanged, and keeps connections that share it apart', async () => {
  const { port } = await echoBehindLink();
  const bodies = [0, 1, 1460, 1461, 300_000, 100_000, 70_000].map(bytes);
  const answers = await Promise.all(bodies.map((body) => send(port, body)));
  expect(answers.map((answer, n) => bodies[n]?.equals(answer))).toEqual(bodies.map(() => true));
});

it('a slow link ends connections when it hangs up, and takes new ones', async () => {
  const { port, link } = await echoBehindLink();
  const never = new Promise<void>((_, reject) => {
    const asked = request({ host, port, method: 'POST' });
    asked.on('error', reject);
    asked.write('half of it');
    asked.on('socket', (socket) => socket.on('connect', () => link.hangUp()));
  });
  await expect(never).rejects.toThrow();
  expect((await send(port, bytes(10))).equals(bytes(10))).toBe(true);
});
