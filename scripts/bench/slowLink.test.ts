import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../benchTools';
import { host } from '../local';
import { slowLink, type SlowLink } from './slowLink';

const SPEED = { down: 800_000_000, up: 800_000_000, roundTrip: 2 };
const open: { server: Server; link: SlowLink }[] = [];

afterEach(async () => {
  for (const { server, link } of open.splice(0)) {
    await link.stop();
    server.closeAllConnections();
    server.close();
  }
});

/** A server that sends back what it gets, and the port at which it is found behind a link. */
async function echoBehindLink() {
  const server = createServer((asked, answer) => asked.pipe(answer));
  const to = await freePort();
  server.listen(to, host);
  await once(server, 'listening');
  const link = slowLink(SPEED);
  const port = await freePort();
  await link.open({ port, to, roundTrips: 2 });
  open.push({ server, link });
  return { port, link };
}

function send(port: number, body: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, method: 'POST' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const bytes = (count: number) => Buffer.from(Uint8Array.from({ length: count }, (_, n) => n % 251));

describe('a slow link', () => {
  it.each([0, 1, 1460, 1461, 300_000])(
    'brings %i bytes there and back unchanged',
    async (count) => {
      const { port } = await echoBehindLink();
      expect((await send(port, bytes(count))).equals(bytes(count))).toBe(true);
    },
  );

  it('counts what it sends to the browser, of each port alone', async () => {
    const { port, link } = await echoBehindLink();
    await send(port, bytes(300_000));
    const first = link.sent(port);
    expect(first).toBeGreaterThanOrEqual(300_000);
    expect(first).toBeLessThan(301_000 + 300_000 / 100);
    await send(port, bytes(10));
    expect(link.sent(port) - first).toBeLessThan(1_000);
    expect(link.sent(port + 1)).toBe(0);
  });

  it('keeps connections that share it apart', async () => {
    const { port } = await echoBehindLink();
    const bodies = [100_000, 70_000, 5].map(bytes);
    const answers = await Promise.all(bodies.map((body) => send(port, body)));
    expect(answers.map((answer, n) => bodies[n]?.equals(answer))).toEqual([true, true, true]);
  });

  it('ends connections when it hangs up, and takes new ones', async () => {
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
});
