import type { IncomingMessage } from 'node:http';
import { ApiError, invalidArgument } from '../errors.ts';
import { asObject, type JsonObject } from '../json.ts';

/** Firestore's own limit on one request. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Beyond this a client that goes on sending is cut off. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** Reads a JSON object; what type the client says it is does not matter. */
export async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    // A client reads the answer only when it has sent everything.
    else if (size > MAX_DRAINED_BYTES) break;
  }
  if (size > MAX_BODY_BYTES) {
    throw new ApiError(
      'INVALID_ARGUMENT',
      `The request is larger than the limit of ${MAX_BODY_BYTES} bytes.`,
      413,
    );
  }
  return parseBody(Buffer.concat(chunks).toString('utf8'));
}

function parseBody(text: string): JsonObject {
  if (text.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw invalidArgument(`The body is not JSON: ${reason.slice(0, 200)}`);
  }
  return asObject(json, 'The body');
}
