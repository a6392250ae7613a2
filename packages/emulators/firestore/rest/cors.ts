import type { IncomingMessage, ServerResponse } from 'node:http';

const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Allows any origin. The requested headers are echoed, because `*` does not include Authorization.
 * Error responses need these headers too, or a page could not read them.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('Access-Control-Allow-Origin', origin ?? '*');
  // Production also allows credentials, which the full SDK sends.
  if (origin !== undefined) response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = request.headers['access-control-request-headers'];
  if (requestedHeaders !== undefined)
    response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  response.setHeader('Access-Control-Allow-Methods', ALLOWED_METHODS);
  response.setHeader('Access-Control-Max-Age', '3600');
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204).end();
}
