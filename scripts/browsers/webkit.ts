/** WebKitGTK by its WebDriver, on a display of its own where the machine has none. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { stopProcessTree } from '#emulators';
import { freePort } from '../benchTools.ts';
import { host } from '../local.ts';
import { commands, type Session, until } from './session.ts';

/** Returns the value of an answer; throws what the driver reports instead. */
async function ask(method: 'POST' | 'DELETE', url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(message || error);
}

/** Returns the name of a virtual display such as ':99', once it is there. */
async function openDisplay(program: string, started: ChildProcess[]): Promise<string> {
  const display = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  started.push(display);
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Starts the driver `program`, and the virtual display `xvfb` where one is needed. */
export async function startWebKit(program: string, xvfb: string | null): Promise<Session> {
  const started: ChildProcess[] = [];
  const end = async () => {
    for (const each of started.splice(0).reverse()) await stopProcessTree(each, 5_000);
  };
  try {
    const display = xvfb === null ? {} : { DISPLAY: await openDisplay(xvfb, started) };
    const port = await freePort();
    started.push(
      spawn(program, [`--port=${port}`, `--host=${host}`], {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, ...display },
      }),
    );
    const base = `http://${host}:${port}/session`;
    await until('WebKitWebDriver does not start', () => fetch(`http://${host}:${port}/status`));
    const { sessionId } = (await ask('POST', base, { capabilities: {} })) as { sessionId: string };
    const session = `${base}/${sessionId}`;
    return {
      send(command, { id, ...parameters }) {
        return ask('POST', session + commands[command].path.replace(':id', String(id)), parameters);
      },
      async stop() {
        await ask('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
