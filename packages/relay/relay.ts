/** Receives the mails that the site's forms post, and sends them to the firm only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getCallerKeys } from './caller.ts';
import { HourlyLimit } from './hourlyLimit.ts';
import { MAX_REQUEST_BYTES, NETWORK_FACTOR, SUBSCRIPTION_SHARE, PROVIDER_MS } from './limits.ts';
import { isSubscription, type Mail, readMail } from './mail.ts';
import { deliverMail } from './provider.ts';
import { RelayError } from './relayError.ts';
import type { Settings } from './settings.ts';

/** A request. Cloud Functions read its body and add it as `rawBody`. */
export type RelayRequest = IncomingMessage & { rawBody?: Uint8Array };
export type Relay = (request: RelayRequest, response: ServerResponse) => Promise<void>;

/**
 * Creates the handler for requests of `node:http` and of Cloud Functions. The handler never
 * rejects.
 * @param providerMs how long to wait for the provider's response
 */
export function createRelay(settings: Settings, providerMs = PROVIDER_MS): Relay {
  const limit = new HourlyLimit();

  const send = async (request: RelayRequest): Promise<void> => {
    const mail = readMail(await readBytes(request));
    // Counts the mail before it is sent, so that a second request at the same time is counted too.
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

/** Returns the keys under which a mail is counted, with their hourly limits. */
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

/** The response to a preflight request. The browser may cache it for two hours. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
};

/**
 * Rejects requests of other sites, because browsers send the origin of the page. A program can send
 * any origin, and only the limits protect against that.
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
 * Requires JSON. Browsers send a preflight request before they post JSON across origins, but post
 * forms or text without one.
 */
function checkContentType(request: IncomingMessage): void {
  if (request.method !== 'POST')
    throw new RelayError(405, 'Mail is posted', { allow: 'POST, OPTIONS' });
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new RelayError(415, 'Mail is JSON');
}

async function readBytes(request: RelayRequest): Promise<Uint8Array> {
  const tooLarge = new RelayError(413, `A request has ${MAX_REQUEST_BYTES} bytes at most`);
  const declaredSize = request.rawBody?.length ?? Number(request.headers['content-length'] ?? 0);
  if (declaredSize > MAX_REQUEST_BYTES) throw tooLarge;
  if (request.rawBody !== undefined) return request.rawBody;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      // Ignores the rest of the body. If the connection was closed now, a client that is still
      // sending would not read the response.
      if (size > MAX_REQUEST_BYTES) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new RelayError(400, 'The request was cut off')));
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
