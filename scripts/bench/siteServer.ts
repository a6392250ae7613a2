/*
 * The built site as production hosting sends it: HTTP/2 over TLS, compressed, with the headers of
 * firebase.json. Those, the redirects and the 404 page come from the Hosting emulator behind, which
 * itself speaks HTTP/1.1.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { host } from '../local.ts';

const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Headers of one connection alone, or written otherwise by HTTP/2. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** The quality of production for files that it compresses once. */
const BROTLI_QUALITY = 9;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(port: number, { method, url, headers }: Http2ServerRequest): Promise<Answer> {
  // Compressed is here, as production does it.
  const sent = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && name !== 'accept-encoding',
  );
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host,
        port,
        method,
        path: url,
        headers: { ...Object.fromEntries(sent), connection: 'close' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 500;
          resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

export interface SiteServerOptions {
  port: number;
  /** The Hosting emulator's port. */
  hosting: number;
  /** Replaces origins in the Content-Security-Policy: where the browser finds the backend. */
  policy: (policy: string) => string;
}

export interface SiteServer {
  server: Http2SecureServer;
  /**
   * Chromium's option to accept this certificate as a valid one: where it only ignores the error,
   * it caches nothing, and there is no second visit to measure.
   */
  trust: string;
}

/** Serves until it is closed. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { port, hosting, policy } = options;
  const certificate = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  const answers = new Map<string, Promise<Answer>>();
  const compressed = new Map<string, Buffer>();

  const compress = (body: Buffer, encoding: 'br' | 'gzip', key: string): Buffer => {
    const known = compressed.get(key);
    if (known !== undefined) return known;
    const made =
      encoding === 'br'
        ? brotliCompressSync(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
          })
        : gzipSync(body);
    compressed.set(key, made);
    return made;
  };

  /**
   * The emulator's answer, asked for once as an edge of production would: on a machine of few cores it
   * takes time from the browser that is measured.
   */
  const answerTo = (asked: Http2ServerRequest): Promise<Answer> => {
    const { method, url, headers } = asked;
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return ask(hosting, asked);
    const answer = answers.get(url) ?? ask(hosting, asked);
    answers.set(url, answer);
    answer.catch(() => answers.delete(url));
    return answer;
  };

  const respond = async (asked: Http2ServerRequest, response: Http2ServerResponse) => {
    const { status, headers, body } = await answerTo(asked);
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined || NOT_PASSED_ON.has(name)) continue;
      const isPolicy = name === 'content-security-policy' && typeof value === 'string';
      response.setHeader(name, isPolicy ? policy(value) : value);
    }
    const accepted = asked.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const worth = COMPRESSED.test(headers['content-type'] ?? '') && body.length > 0;
    response.statusCode = status;
    if (!worth || encoding === null) {
      response.end(body);
      return;
    }
    response.setHeader('content-encoding', encoding);
    response.setHeader('vary', 'accept-encoding');
    response.end(compress(body, encoding, `${encoding} ${asked.url}`));
  };

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
  server.listen(port, host);
  await once(server, 'listening');
  const key = new X509Certificate(certificate.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return { server, trust: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
