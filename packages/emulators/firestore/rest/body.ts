import type { IncomingMessage } from 'node:http';
import { ApiError, createArgumentError } from '../errors.ts';
import { asObject, type JsonObject } from '../json.ts';
import { LIMITS } from '../limits.ts';

/** Thrown if a request body is too large. The client may still be sending the body. */
export class BodyTooLargeError extends ApiError {
  constructor() {
    const message = `The request is larger than the limit of ${LIMITS.requestBytes} bytes.`;
    super('INVALID_ARGUMENT', message, 413);
  }
}

/**
 * Parses the body as a JSON object and ignores the Content-Type header.
 * @throws {BodyTooLargeError} as soon as the length exceeds the limit
 */
export async function readBody(request: IncomingMessage): Promise<JsonObject> {
  return parseBody(await readText(request));
}

/**
 * Reads the body as text.
 * @throws {BodyTooLargeError} as soon as the length exceeds the limit
 */
export async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.requestBytes)
    throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open, because the error response is sent on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMITS.requestBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseBody(text: string): JsonObject {
  if (text.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw createArgumentError(`The body is not JSON: ${reason.slice(0, 200)}`);
  }
  return asObject(json, 'The body');
}
