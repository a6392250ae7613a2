/** Firefox by its own Marionette: nothing but Firefox itself is needed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProcessTree } from '#emulators';
import { freePort } from '../benchTools.ts';
import { host } from '../local.ts';
import { fromPackets, toPacket, valueOf } from './packets.ts';
import { commands, type Session, until } from './session.ts';

/** Asks nobody on the internet for anything. */
const settings = (port: number) => `
user_pref('marionette.port', ${port});
user_pref('app.update.enabled', false);
user_pref('browser.safebrowsing.downloads.remote.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.homepage', 'about:blank');
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
`;

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  return socket;
}

/** Starts it without a window and with a profile of its own. */
export async function startFirefox(program: string): Promise<Session> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), settings(port));
  const browser = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  const end = async () => {
    await stopProcessTree(browser, 5_000);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await until('Firefox does not start', () => connected(port));
    const ask = talk(socket);
    await ask('WebDriver:NewSession', {});
    return {
      send: (command, parameters) => ask(commands[command].name, parameters),
      async stop() {
        socket.destroy();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Commands and answers carry the same number: [0, number, name, parameters], [1, number, error, result]. */
function talk(socket: Socket) {
  const waiting = new Map<unknown, (error: unknown, result: unknown) => void>();
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    const { messages, rest } = fromPackets(
      Buffer.concat([received, typeof bytes === 'string' ? Buffer.from(bytes) : bytes]),
    );
    received = rest;
    for (const message of messages) {
      // Its greeting is no list.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ message: 'Firefox has ended' }, null);
  });
  let last = 0;
  return (name: string, parameters: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const number = (last += 1);
      waiting.set(number, (error, result) => {
        waiting.delete(number);
        try {
          resolve(valueOf(error, result));
        } catch (refusal) {
          reject(refusal instanceof Error ? refusal : new Error(String(refusal)));
        }
      });
      socket.write(toPacket([0, number, name, parameters]));
    });
}
