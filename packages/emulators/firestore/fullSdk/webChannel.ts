/**
 * The full SDK in a browser speaks WebChannel: it opens a channel with a POST and takes what the
 * server sends for messages. The SDK hides the body of an HTTP error, but not an error that is a
 * message.
 */
import { randomUUID } from 'node:crypto';
import { isObject } from '../json.ts';
import { REFUSAL } from './refusal.ts';

const PREFIX = '/google.firestore.v1.Firestore/';
/** The version that the SDK requests in `VER`. */
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
const KEEP_ALIVE_MS = 30_000;
/**
 * Arrays of a channel are numbered; the one that ends it has a higher number than any before it.
 */
const LAST_ARRAY = 1_000;
/** After a handshake the SDK takes the error for that of the first write. */
const HANDSHAKE = { streamId: '1', streamToken: 'aGFuZHNoYWtl' };

export const isFullSdkPath = (path: string): boolean => path.startsWith(PREFIX);

/**
 * The answer to a request of the full SDK; undefined for one outside of a channel, which gets an
 * HTTP error.
 *
 * @param path such as `/google.firestore.v1.Firestore/Listen/channel`
 * @param body what the SDK posts: a form with JSON messages, `req0___data__` and so on
 */
export function refusalByChannel(
  method: string,
  path: string,
  search: URLSearchParams,
  body: string,
): string | undefined {
  if (!path.endsWith('/channel') || !search.has('VER')) return undefined;
  // The rest of a channel that was refused when it was opened.
  if (search.has('SID')) return framed(method === 'GET' ? [[LAST_ARRAY, ['stop']]] : [0, 0, 0]);
  const opened = ['c', randomUUID(), '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
  const messages = path.startsWith(`${PREFIX}Write/`) ? [HANDSHAKE] : removals(body);
  const arrays = [opened, ...[...messages, REFUSAL.toJson()].map((message) => [message])];
  return framed(arrays.map((array, at) => [at, array]));
}

const framed = (json: unknown): string => {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
};

/** Returns a removal, with the reason, for each target that is added. */
function removals(body: string): unknown[] {
  const form = new URLSearchParams(body);
  return [...form]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .flatMap(([, data]) => {
      const json = parsed(data);
      const target =
        isObject(json) && isObject(json.addTarget) ? json.addTarget.targetId : undefined;
      if (target === undefined) return [];
      const cause = { code: REFUSAL.rpcCode, message: REFUSAL.message };
      return [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [target], cause } }];
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
