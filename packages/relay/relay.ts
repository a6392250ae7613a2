/** Receives the mails that the site's forms post, and sends them only to the firm. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getCallerKeys } from './caller.ts';
import { HourlyLimit } from './hourlyLimit.ts';
import { MAX_REQUEST_BYTES, NETWORK_FACTOR, SUBSCRIPTION_SHARE, PROVIDER_MS } from './limits.ts';
import { isSubscription, type Mail, readMail } from './mail.ts';
import { deliverMail } from './provider.ts';
import { RelayError } from './relayError.ts';
import type { Settings } from './settings.ts';

/** A request to the relay. Cloud Functions read the body and store it as `rawBody`. */
export type RelayRequest = IncomingMessage & { rawBody?: Uint8Array };
export type Relay = (request: RelayRequest, response: ServerResponse) => Promise<void>;

/**
 * Creates a request handler for `node:http` and for Cloud Functions. The returned promise never
 * rejects.
 * @param providerMs how long the mail provider may take to respond
 */
export function createRelay(settings: Settings, providerMs = PROVIDER_MS): Relay {
  const limit = new HourlyLimit();

  const send = async (request: RelayRequest): Promise<void> => {
    const mail = readMail(await readBytes(request));
    // Counts the mail before sending it. Otherwise, simultaneous requests could exceed the limit.
    const seconds = limit.countMail(getLimits(mail, request, settings), performance.now());
    if (seconds > 0) {
      throw new RelayError(429, 'Too many mails in this hour', { 'retry-after': String(seconds) });
    }
    await deliverMail(mail, settings, providerMs);
  };

  return async (request, response) => {
    try {
      allowOrigin(request, response, settings.origins);
      if (request.method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT_HEADERS).end();
        return;
      }
      checkContentType(request);
      await send(request);
      sendResponse(response, 200, { sent: true });
    } catch (error) {
      if (!(error instanceof RelayError)) console.error(error);
      const failure = error instanceof RelayError ? error : new RelayError(500, 'The relay failed');
      sendResponse(response, failure.status, { error: failure.message }, failure.headers);
    }
  };
}

/** Returns the keys under which a mail is counted, each with its hourly limit. */
function getLimits(mail: Mail, request: RelayRequest, settings: Settings): Map<string, number> {
  const { perAddress, total, trustedProxies } = settings;
  const [caller = '', network] = getCallerKeys(request, trustedProxies);
  const allowed = new Map([
    ['all', total],
    [caller, perAddress],
  ]);
  if (network !== undefined) allowed.set(network, perAddress * NETWORK_FACTOR);
  if (isSubscription(mail)) allowed.set('subscriptions', Math.ceil(total * SUBSCRIPTION_SHARE));
  return allowed;
}

/**
 * Headers of the response to a preflight request. A browser may cache the response for two hours.
 */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
};

/**
 * Rejects requests from the pages of other sites. Browsers send the true origin of a page. Other
 * programs can send any origin, so only the limits protect against them.
 */
function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  response.setHeader('vary', 'origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.has(origin)) {
    throw new RelayError(403, 'Only the pages of the site may send mail');
  }
  response.setHeader('access-control-allow-origin', origin);
}

/**
 * Rejects requests that are not JSON. A page of another site can post forms or text without a
 * preflight request, but JSON only after one.
 */
function checkContentType(request: IncomingMessage): void {
  if (request.method !== 'POST')
    throw new RelayError(405, 'Send mail with POST', { allow: 'POST, OPTIONS' });
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new RelayError(415, 'The Content-Type must be application/json');
}

async function readBytes(request: RelayRequest): Promise<Uint8Array> {
  const tooLarge = new RelayError(413, `A request may have at most ${MAX_REQUEST_BYTES} bytes`);
  const declaredSize = request.rawBody?.length ?? Number(request.headers['content-length'] ?? 0);
  if (declaredSize > MAX_REQUEST_BYTES) throw tooLarge;
  if (request.rawBody !== undefined) return request.rawBody;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      // Ignores the rest of the body, but keeps the connection open. If the relay closed the
      // connection, a client that is still sending could not read the response.
      if (size > MAX_REQUEST_BYTES) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new RelayError(400, 'The request ended too early')));
  });
}

function sendResponse(
  response: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string> = {},
): void {
  const contentHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, { ...contentHeaders, ...headers }).end(JSON.stringify(value));
}
