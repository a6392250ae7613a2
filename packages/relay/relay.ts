/** Takes what the site's forms post, and sends it to the firm alone. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callersOf } from './caller.ts';
import { HourlyLimit } from './hourlyLimit.ts';
import { MAX_REQUEST_BYTES, NETWORK_TIMES, NEWSLETTER_PART, PROVIDER_MS } from './limits.ts';
import { isSubscription, type Mail, readMail } from './mail.ts';
import { deliver } from './provider.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Cloud Functions have read the request already, and hand its bytes over. */
export type RelayRequest = IncomingMessage & { rawBody?: Uint8Array };
export type Relay = (request: RelayRequest, response: ServerResponse) => Promise<void>;

/**
 * Answers requests of `node:http` and of Cloud Functions. Never rejects.
 * @param providerMs how long the provider's answer is waited for
 */
export function createRelay(settings: Settings, providerMs = PROVIDER_MS): Relay {
  const limit = new HourlyLimit();

  const send = async (request: RelayRequest): Promise<void> => {
    const mail = readMail(await readBytes(request));
    // Counted before it is sent: of two that come at once, the second finds the first.
    const seconds = limit.take(allowedFor(mail, request, settings), performance.now());
    if (seconds > 0) {
      throw new Refusal(429, 'Too many mails in this hour', { 'retry-after': String(seconds) });
    }
    await deliver(mail, settings, providerMs);
  };

  return async (request, response) => {
    try {
      allowOrigin(request, response, settings.origins);
      if (request.method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT).end();
        return;
      }
      checkKind(request);
      await send(request);
      answer(response, 200, { sent: true });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The relay failed');
      answer(response, refusal.status, { error: refusal.message }, refusal.headers);
    }
  };
}

/** What a mail counts among, and how many of each may be sent in an hour. */
function allowedFor(mail: Mail, request: RelayRequest, settings: Settings): Map<string, number> {
  const { perAddress, inAll, trustedProxies } = settings;
  const [caller = '', network] = callersOf(request, trustedProxies);
  const allowed = new Map([
    ['all', inAll],
    [caller, perAddress],
  ]);
  if (network !== undefined) allowed.set(network, perAddress * NETWORK_TIMES);
  if (isSubscription(mail)) allowed.set('subscriptions', Math.ceil(inAll * NEWSLETTER_PART));
  return allowed;
}

/** What a browser is told that asks before it posts; it need not ask again for two hours. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
};

/**
 * Keeps the pages of other sites out, whose browsers tell where they are. A program can write any
 * origin: against those are the limits.
 */
function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  response.setHeader('vary', 'origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.has(origin)) {
    throw new Refusal(403, 'Only the pages of the site may send mail');
  }
  response.setHeader('access-control-allow-origin', origin);
}

/**
 * A browser asks before it posts JSON across origins; other kinds of content it would just send.
 */
function checkKind(request: IncomingMessage): void {
  if (request.method !== 'POST')
    throw new Refusal(405, 'Mail is posted', { allow: 'POST, OPTIONS' });
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal(415, 'Mail is JSON');
}

async function readBytes(request: RelayRequest): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, `A request has ${MAX_REQUEST_BYTES} bytes at most`);
  const announced = request.rawBody?.length ?? Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_REQUEST_BYTES) throw tooLarge;
  if (request.rawBody !== undefined) return request.rawBody;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      // The rest is let go by: a connection that is cut while it sends would not read the answer.
      if (size > MAX_REQUEST_BYTES) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new Refusal(400, 'The request was cut off')));
  });
}

function answer(
  response: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string> = {},
): void {
  const about = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, { ...about, ...headers }).end(JSON.stringify(value));
}
