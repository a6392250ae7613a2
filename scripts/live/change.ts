import { setTimeout as delay } from 'node:timers/promises';
import { type CloudProject, getField, CommandError, type Service, getText } from '../remote.ts';

export interface Change {
  service: Service;
  method: 'POST' | 'PATCH';
  path: string;
  body: unknown;
}

/**
 * Timeout and poll interval of an operation. They are the values that firebase-tools uses to create
 * a database.
 */
const OPERATION_MS = 600_000;
const POLL_MS = 2_000;

/**
 * Makes a call and waits until the change is complete, because some calls only start a long
 * operation.
 * @throws if Google rejects the call, or if the operation fails or times out
 */
export async function applyChange(
  cloud: CloudProject,
  { service, method, path, body }: Change,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<void> {
  let answer = await (method === 'POST'
    ? cloud.post(service, path, body)
    : cloud.patch(service, path, body));
  const [version = ''] = path.split('/');
  const name = getText(answer, 'name');
  if (!/(^|\/)operations\//.test(name)) return;
  for (let waited = 0; getField(answer, 'done') !== true; waited += POLL_MS) {
    if (waited >= OPERATION_MS)
      throw new CommandError(`${name} is still running after ten minutes`);
    await wait(POLL_MS);
    answer = await cloud.get(service, `${version}/${name}`);
  }
  const failure = getText(answer, 'error', 'message');
  if (failure !== '') throw new CommandError(`The operation failed: ${failure}`);
}
