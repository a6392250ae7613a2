import { crc32, deflateSync } from 'node:zlib';

const BIT_DEPTH = 8;
const INDEXED_COLOUR = 3;
const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Returns a picture as a PNG with a palette. pngjs cannot write PNGs with a palette. Format:
 * https://www.w3.org/TR/png-3/
 * @param pixels one palette index per pixel
 * @param palette red, green and blue of up to 256 colours
 */
export function encodePng(width: number, height: number, pixels: Buffer, palette: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED_COLOUR, 0, 0, 0], 8);
  const noFilter = Buffer.of(0);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([noFilter, pixels.subarray(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    SIGNATURE,
    encodeChunk('IHDR', header),
    encodeChunk('PLTE', palette),
    encodeChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
