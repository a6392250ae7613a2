import { STATUS_CODES, type Server } from 'node:http';
import {
  performServerHandshake,
  type ServerHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { rejectGrpc } from './grpc.ts';
import { FULL_SDK_ERROR } from './fullSdkError.ts';

/** Error code of Node's HTTP/1 parser when a client sends the HTTP/2 connection preface. */
const HTTP2_PREFACE_ERROR = 'HPE_PAUSED_H2_UPGRADE';
/** HTTP status for each parser error. These are the statuses that Node sends by default. */
const PARSER_ERROR_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Rejects HTTP/2 requests on an HTTP/1 server. The full SDK in Node sends such requests.
 * @param report called once for each rejected connection
 */
export function rejectHttp2(server: Server, report: () => void): void {
  server.on('clientError', (error: ParserError, socket: Socket) => {
    if (error.code !== HTTP2_PREFACE_ERROR || !error.rawPacket) {
      rejectMalformed(error, socket);
      return;
    }
    report();
    const session = performServerHandshake(takeOverSocket(socket, error.rawPacket));
    session.on('error', () => undefined);
    session.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
      stream.on('error', () => undefined);
      const type = headers['content-type'] ?? '';
      if (type.startsWith('application/grpc')) rejectGrpc(stream, headers[':path'] ?? '');
      else rejectRequest(stream);
    });
  });
}

/**
 * Returns a stream for the HTTP/2 server. The stream contains every byte of the connection,
 * including the bytes that the HTTP/1 parser has already read. The HTTP/1 parser receives no
 * further data.
 */
function takeOverSocket(socket: Socket, first: Buffer): Duplex {
  for (const event of ['data', 'end', 'error', 'timeout', 'drain'])
    socket.removeAllListeners(event);
  const duplex = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => socket.write(chunk, done),
    final: (done) => socket.end(done),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  duplex.push(first);
  socket.on('data', (chunk: Buffer) => duplex.push(chunk));
  socket.on('end', () => duplex.push(null));
  socket.on('error', () => duplex.destroy());
  socket.on('close', () => duplex.destroy());
  return duplex;
}

function rejectRequest(stream: ServerHttp2Stream): void {
  stream.resume();
  stream.respond({ ':status': FULL_SDK_ERROR.httpStatus, 'content-type': 'application/json' });
  stream.end(JSON.stringify(FULL_SDK_ERROR.toJson()));
}

function rejectMalformed({ code = '' }: ParserError, socket: Socket): void {
  const status = PARSER_ERROR_STATUS[code] ?? 400;
  if (socket.writable && socket.bytesWritten === 0) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroy();
}
