/**
 * A fake mail service. It receives messages over HTTP, stores them in memory and shows them.
 *
 *     POST   /send       {to, subject, body, type} -> {id}
 *     GET    /messages   all messages, oldest first
 *     DELETE /messages   delete all messages
 *     GET    /           a web page with all messages
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { MAX_MESSAGES, MAX_MESSAGE_BYTES } from './limits.ts';
import { renderOutboxPage } from './page.ts';
import type { OutboxMessage } from './types.ts';

export interface Outbox {
  messages: readonly OutboxMessage[];
  stop(): Promise<void>;
}

class BadRequest extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function startOutbox(host: string, port: number): Promise<Outbox> {
  const messages: OutboxMessage[] = [];
  const server = createServer((request, response) => {
    answerRequest(request, response, messages).catch((error: unknown) => {
      const status = error instanceof BadRequest ? error.status : 500;
      const message = error instanceof Error ? error.message : 'Unknown error';
      sendJson(response, status, { error: message });
    });
  });
  await listen(server, host, port);
  return {
    messages,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  messages: OutboxMessage[],
) {
  allowOrigin(request, response);
  const path = (request.url ?? '/').split('?')[0];
  const route = `${request.method ?? ''} ${path ?? ''}`;
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (route === 'POST /send') {
    const message = parseMessage(await readBody(request));
    messages.push(message);
    messages.splice(0, messages.length - MAX_MESSAGES);
    sendJson(response, 200, { id: message.id });
  } else if (route === 'GET /messages') {
    sendJson(response, 200, messages);
  } else if (route === 'DELETE /messages') {
    messages.length = 0;
    response.writeHead(204).end();
  } else if (route === 'GET /') {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    };
    response.writeHead(200, headers).end(renderOutboxPage(messages));
  } else {
    throw new BadRequest(404, 'No such page');
  }
}

/**
 * Allows requests from any origin, because the site runs on another port. Browsers send a preflight
 * request first.
 */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  const requestedHeaders = request.headers['access-control-request-headers'];
  response.setHeader(
    'access-control-allow-headers',
    requestedHeaders ?? 'content-type, authorization',
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MAX_MESSAGE_BYTES) throw new BadRequest(413, 'A message may have 1 MB at most');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseMessage(text: string): OutboxMessage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadRequest(400, 'The body is not JSON');
  }
  const fields: Record<string, unknown> = typeof data === 'object' ? { ...data } : {};
  const readField = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string' || value === '') {
      throw new BadRequest(400, `The field '${name}' is missing or not text`);
    }
    return value;
  };
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    to: readField('to'),
    subject: readField('subject'),
    body: readField('body'),
    type: readField('type'),
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}
