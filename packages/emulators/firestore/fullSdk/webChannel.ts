/**
 * The full SDK in a browser uses WebChannel: it opens a channel with a POST and receives messages
 * in the response. The SDK hides the body of an HTTP error, but reports an error that arrives as a
 * message.
 */
import { randomUUID } from 'node:crypto';
import { isObject } from '../json.ts';
import { FULL_SDK_ERROR } from './fullSdkError.ts';

const PATH_PREFIX = '/google.firestore.v1.Firestore/';
/** Version of WebChannel, which the SDK sends as the parameter `VER`. */
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
const KEEP_ALIVE_MS = 30_000;
/**
 * Number of the message array that closes a channel. The number must be higher than the numbers of
 * all earlier message arrays.
 */
const CLOSING_ARRAY_NUMBER = 1_000;
/**
 * The SDK sends its first write only after this handshake. The error after the handshake then
 * rejects that write.
 */
const HANDSHAKE = { streamId: '1', streamToken: 'aGFuZHNoYWtl' };

export const isFullSdkPath = (path: string): boolean => path.startsWith(PATH_PREFIX);

/**
 * Returns the body of the error response to a WebChannel request of the full SDK. Returns undefined
 * for any other request, which gets an HTTP error.
 * @param path for example `/google.firestore.v1.Firestore/Listen/channel`
 * @param body a form with JSON messages in `req0___data__` and so on
 */
export function createChannelError(
  method: string,
  path: string,
  search: URLSearchParams,
  body: string,
): string | undefined {
  if (!path.endsWith('/channel') || !search.has('VER')) return undefined;
  // A request with `SID` belongs to a channel that the client opened with an earlier request. The
  // emulator rejected the earlier request, so it closes the channel here.
  if (search.has('SID'))
    return frameJson(method === 'GET' ? [[CLOSING_ARRAY_NUMBER, ['stop']]] : [0, 0, 0]);
  const opened = ['c', randomUUID(), '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
  const messages = path.startsWith(`${PATH_PREFIX}Write/`) ? [HANDSHAKE] : createRemovals(body);
  const arrays = [opened, ...[...messages, FULL_SDK_ERROR.toJson()].map((message) => [message])];
  return frameJson(arrays.map((array, at) => [at, array]));
}

const frameJson = (json: unknown): string => {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
};

/**
 * Returns one message for each target that the client adds. The message removes the target, with
 * the error as the reason.
 */
function createRemovals(body: string): unknown[] {
  const form = new URLSearchParams(body);
  return [...form]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .flatMap(([, data]) => {
      const json = parseJson(data);
      const target =
        isObject(json) && isObject(json.addTarget) ? json.addTarget.targetId : undefined;
      if (target === undefined) return [];
      const cause = { code: FULL_SDK_ERROR.rpcCode, message: FULL_SDK_ERROR.message };
      return [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [target], cause } }];
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
