/*
 * A browser under remote control, by the commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/):
 * over HTTP to a driver, or to Firefox itself, whose Marionette takes the same commands as packets.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Each command as WebDriver's path, `:id` being the element's, and as Marionette's name. */
export const commands = {
  open: { path: '/url', name: 'WebDriver:Navigate' },
  run: { path: '/execute/sync', name: 'WebDriver:ExecuteScript' },
  find: { path: '/element', name: 'WebDriver:FindElement' },
  click: { path: '/element/:id/click', name: 'WebDriver:ElementClick' },
  resize: { path: '/window/rect', name: 'WebDriver:SetWindowRect' },
} as const;
export type Command = keyof typeof commands;

/** Sends a command and resolves with its value; rejects with what the browser says against it. */
export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

export interface Session {
  send: Send;
  /** Ends the browser. */
  stop: () => Promise<void>;
}

/** The time limit for a page to show something, ms: a slow machine runs all of it. */
const SHOW_LIMIT_MS = 30_000;
const POLL_MS = 100;

/** Asks until there is an answer; rejects with the last refusal when time is up. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  limit = SHOW_LIMIT_MS,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    let refusal = '';
    const answer = await ask().catch((error: unknown) => {
      refusal = `: ${error instanceof Error ? error.message : String(error)}`;
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${what}${refusal}`);
    await pause(POLL_MS);
  }
}

/** Returns the one value of an answer such as {"element-6066-11e4-a52e-4f735466cecf": "id"}. */
export function elementId(answer: unknown): string {
  const values: unknown[] =
    typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  const [id] = values;
  if (typeof id !== 'string') throw new Error(`No element: ${JSON.stringify(answer)}`);
  return id;
}

const SCROLL = "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })";

/** Presses the element of this XPath as a visitor does; rejects where it never comes or is covered. */
export async function press(send: Send, xpath: string): Promise<void> {
  await until(`cannot press ${xpath}`, async () => {
    const element = await send('find', { using: 'xpath', value: xpath });
    // WebKit's driver refuses what is below the screen, though it should scroll by itself.
    await send('run', { script: SCROLL, args: [element] });
    await send('click', { id: elementId(element) });
    return true;
  });
}

/** Waits until this JavaScript expression is true in the page. */
export async function see(send: Send, expression: string): Promise<void> {
  await until(`never true: ${expression}`, async () => {
    const seen = await send('run', { script: `return Boolean(${expression})`, args: [] });
    return seen === true ? true : undefined;
  });
}
