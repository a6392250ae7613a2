/*
 * Serves the built site as production hosting does: compressed, with HTTP/2 over TLS. The Hosting
 * emulator supplies the headers, redirects and 404 page of firebase.json, but only with HTTP/1.1.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { host } from '../local.ts';
import { listenOn } from './slowLink.ts';

const COMPRESSED_TYPES =
  /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Headers that apply only to a single connection, or that HTTP/2 forbids. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);
/** Production hosting compresses each file once, with this Brotli quality. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Serves the responses of the Hosting emulator, compressed with Brotli. The caller must close the
 * server.
 * @param hosting port of the Hosting emulator
 */
export async function startSiteServer(hosting: number) {
  const requestFromEmulator = async (method: string, url: string, tag = '') => {
    const emulated = await fetch(`http://${host}:${hosting}${url}`, {
      method,
      redirect: 'manual',
      // Requests an uncompressed response, because this server compresses it.
      headers: { 'accept-encoding': 'identity', ...(tag !== '' && { 'if-none-match': tag }) },
    });
    const status = emulated.status;
    const body = Buffer.from(await emulated.arrayBuffer());
    const forwarded = [...emulated.headers].filter(([name]) => !CONNECTION_HEADERS.has(name));
    const headers = Object.fromEntries(forwarded);
    if (!COMPRESSED_TYPES.test(headers['content-type'] ?? '') || body.length === 0) {
      return { status, headers, body };
    }
    Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
    return { status, headers, body: brotliCompressSync(body, BROTLI_OPTIONS) };
  };
  const cache = new Map<string, ReturnType<typeof requestFromEmulator>>();

  /**
   * Requests each response from the emulator only once, as the CDN of production hosting does. On a
   * machine with few cores, more requests to the emulator would slow down the measured browser.
   */
  const getCachedResponse = ({ method, url, headers }: Http2ServerRequest) => {
    const tag = headers['if-none-match'];
    const key = [method, url, tag].join(' ');
    const response = cache.get(key) ?? requestFromEmulator(method, url, tag);
    cache.set(key, response);
    response.catch(() => cache.delete(key));
    return response;
  };

  const certificate = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert, allowHTTP1: true },
    (request, response) => {
      getCachedResponse(request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (error: unknown) => {
          console.error(`No response for ${request.url}`, error);
          response.writeHead(502).end();
        },
      );
    },
  );
  const { publicKey } = new X509Certificate(certificate.cert);
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return {
    server,
    port: await listenOn(server, 0),
    /**
     * Chromium option that makes the browser accept the certificate of this server. Ignoring all
     * certificate errors would also turn off the browser's cache, so second visits could not be
     * measured.
     */
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
