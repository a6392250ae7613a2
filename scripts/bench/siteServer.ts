/*
 * The built site as production hosting sends it: HTTP/2 over TLS, compressed, with the headers of
 * firebase.json. Those, the redirects and the 404 page come from the Hosting emulator behind, which
 * itself speaks HTTP/1.1.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { host } from '../local.ts';
import { listening } from './slowLink.ts';

const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Headers of one connection alone, or written otherwise by HTTP/2. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** The quality of production for files that it compresses once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Serves what the Hosting emulator at this port answers, to browsers that take Brotli, until it is
 * closed.
 */
export async function startSiteServer(hosting: number) {
  const ask = async (method: string, url: string, tag = '') => {
    const answer = await fetch(`http://${host}:${hosting}${url}`, {
      method,
      redirect: 'manual',
      // Compressed is here, as production does it.
      headers: { 'accept-encoding': 'identity', ...(tag !== '' && { 'if-none-match': tag }) },
    });
    const status = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const passedOn = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
    const headers = Object.fromEntries(passedOn);
    if (!COMPRESSED.test(headers['content-type'] ?? '') || body.length === 0) {
      return { status, headers, body };
    }
    Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
    return { status, headers, body: brotliCompressSync(body, BROTLI) };
  };
  const answers = new Map<string, ReturnType<typeof ask>>();

  /**
   * The emulator's answer, asked for once as an edge of production would: on a machine of few cores
   * it takes time from the browser that is measured.
   */
  const answerTo = ({ method, url, headers }: Http2ServerRequest) => {
    const tag = headers['if-none-match'];
    const asked = [method, url, tag].join(' ');
    const answer = answers.get(asked) ?? ask(method, url, tag);
    answers.set(asked, answer);
    answer.catch(() => answers.delete(asked));
    return answer;
  };

  const certificate = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
  });
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert, allowHTTP1: true },
    (asked, response) => {
      answerTo(asked).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (error: unknown) => {
          console.error(`No answer for ${asked.url}`, error);
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
    port: await listening(server, 0),
    /**
     * Chromium's option to accept this certificate as a valid one: where it only ignores the error,
     * it caches nothing, and there is no second visit to measure.
     */
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
