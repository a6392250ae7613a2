/**
 * The full SDK in Node uses gRPC. Each call gets its own error response, so that the SDK rejects
 * the promise or the listener with our message. If the whole stream failed instead, the SDK would
 * only report that it is offline, and its writes would never finish.
 */
import type { ServerHttp2Stream } from 'node:http2';
import { FULL_SDK_ERROR } from './fullSdkError.ts';

/**
 * Responds with an error to one call of `google.firestore.v1.Firestore`, for example
 * `/google.firestore.v1.Firestore/Listen`.
 */
export function rejectGrpc(stream: ServerHttp2Stream, path: string): void {
  stream.once('wantTrailers', () => {
    stream.sendTrailers({
      'grpc-status': String(FULL_SDK_ERROR.rpcCode),
      'grpc-message': FULL_SDK_ERROR.message,
    });
  });
  stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
  if (path.endsWith('/Listen')) {
    rejectTargets(stream);
    return;
  }
  stream.resume();
  // The SDK sends its first write only after this handshake. The error after the handshake then
  // rejects that write.
  stream.end(path.endsWith('/Write') ? frameMessage(encodeBytesField(2, 'handshake')) : undefined);
}

/**
 * Rejects each target that the client adds. The response removes the target and contains the error
 * as the reason.
 */
function rejectTargets(stream: ServerHttp2Stream): void {
  let received: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 5 && received.length >= 5 + received.readUInt32BE(1)) {
      const end = 5 + received.readUInt32BE(1);
      const target = decodeAddedTarget(received.subarray(5, end));
      received = received.subarray(end);
      if (target !== undefined) stream.write(frameMessage(encodeRemoval(target)));
    }
  });
  stream.on('end', () => stream.end());
}

/** Returns the field `add_target.target_id` of a ListenRequest message. */
function decodeAddedTarget(request: Buffer): number | undefined {
  const target = decodeField(request, 2);
  const id = Buffer.isBuffer(target) ? decodeField(target, 5) : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** Returns a ListenResponse that removes the target, with a google.rpc.Status as the cause. */
function encodeRemoval(target: number): Buffer {
  const status = [
    encodeVarintField(1, FULL_SDK_ERROR.rpcCode),
    encodeBytesField(2, FULL_SDK_ERROR.message),
  ];
  const REMOVE = 2;
  const parts = [
    encodeVarintField(1, REMOVE),
    encodeVarintField(2, target),
    encodeBytesField(3, ...status),
  ];
  return encodeBytesField(2, ...parts);
}

/**
 * Returns the last value of a field in a protocol buffer. Strings and messages are returned as
 * bytes.
 */
function decodeField(message: Buffer, fieldNumber: number): number | Buffer | undefined {
  let at = 0;
  let result: number | Buffer | undefined;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; at < message.length; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    let value: number | Buffer;
    const type = tag % 8;
    if (type === 0) {
      value = varint();
    } else {
      const length = type === 2 ? varint() : type === 1 ? 8 : 4;
      value = message.subarray(at, at + length);
      at += length;
    }
    if (Math.floor(tag / 8) === fieldNumber) result = value;
  }
  return result;
}

function readVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

const encodeVarintField = (field: number, value: number): Buffer =>
  Buffer.concat([readVarint(field * 8), readVarint(value)]);

function encodeBytesField(field: number, ...parts: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([readVarint(field * 8 + 2), readVarint(bytes.length), bytes]);
}

/** Frames a gRPC message: a zero byte (not compressed), the length, the message. */
function frameMessage(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
