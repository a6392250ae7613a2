/*
 * The built site as production hosting sends it: HTTP/2 over TLS, compressed, with the headers of
 * firebase.json. Those, the redirects and the 404 page come from the Hosting emulator behind, which
 * itself speaks HTTP/1.1.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { host } from '../local.ts';
import { listening } from './slowLink.ts';

const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Headers of one connection alone, or written otherwise by HTTP/2. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** The quality of production for files that it compresses once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Serves what the Hosting emulator at this port answers, until it is closed. */
export async function startSiteServer(hosting: number) {
  const ask = async ({ method, url, headers }: Http2ServerRequest) => {
    const tag = headers['if-none-match'];
    const answer = await fetch(`http://${host}:${hosting}${url}`, {
      method,
      redirect: 'manual',
      // Compressed is here, as production does it.
      headers: {
        'accept-encoding': 'identity',
        ...(tag !== undefined && { 'if-none-match': tag }),
      },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    /** The body in each encoding that was asked for. */
    const encoded = new Map<string, Buffer>();
    return { status: answer.status, headers: answer.headers, body, encoded };
  };
  const answers = new Map<string, ReturnType<typeof ask>>();

  /**
   * The emulator's answer, asked for once as an edge of production would: on a machine of few cores it
   * takes time from the browser that is measured.
   */
  const answerTo = (asked: Http2ServerRequest) => {
    const { method, url, headers } = asked;
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return ask(asked);
    const answer = answers.get(url) ?? ask(asked);
    answers.set(url, answer);
    answer.catch(() => answers.delete(url));
    return answer;
  };

  const respond = async (asked: Http2ServerRequest, response: Http2ServerResponse) => {
    const { status, headers, body, encoded } = await answerTo(asked);
    response.statusCode = status;
    for (const [name, value] of headers) {
      if (!NOT_PASSED_ON.has(name)) response.setHeader(name, value);
    }
    const accepted = asked.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const worth = COMPRESSED.test(headers.get('content-type') ?? '') && body.length > 0;
    if (!worth || encoding === null) {
      response.end(body);
      return;
    }
    response.setHeader('content-encoding', encoding);
    response.setHeader('vary', 'accept-encoding');
    const compressed =
      encoded.get(encoding) ??
      (encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body));
    encoded.set(encoding, compressed);
    response.end(compressed);
  };

  const certificate = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert, allowHTTP1: true },
    (asked, response) => {
      respond(asked, response).catch((error: unknown) => {
        console.error(`No answer for ${asked.url}`, error);
        response.statusCode = 502;
        response.end();
      });
    },
  );
  const { publicKey } = new X509Certificate(certificate.cert);
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return {
    server,
    port: await listening(server, 0),
    /**
     * Chromium's option to accept this certificate as a valid one: where it only ignores the error,
     * it caches nothing, and there is no second visit to measure.
     */
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
