import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];
const PAPER: Colour = [243, 247, 253];
const NAVY: Colour = [21, 40, 74];
const GRID: Colour = [205, 218, 236];
const CYAN: Colour = [21, 191, 253];

const WIDTH = 960;
const HEIGHT = 540;

/** Steps stand on filled ground: beside a line they are another picture, even at the size of a stamp. */
export type ChartKind = 'line' | 'steps';
const STEP_WIDTH = 120;

/** A chart on graph paper. The seed text decides its figures, so each file gets its own. */
export function chartPng(seedText: string, kind: ChartKind = 'line'): Uint8Array {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const fill = (x0: number, y0: number, width: number, height: number, colour: Colour) => {
    for (let y = y0; y < Math.min(y0 + height, HEIGHT); y += 1) {
      for (let x = x0; x < Math.min(x0 + width, WIDTH); x += 1) {
        pixels.set(colour, (y * WIDTH + x) * 3);
      }
    }
  };
  fill(0, 0, WIDTH, HEIGHT, PAPER);
  for (let x = 60; x < WIDTH; x += 60) fill(x, 0, 1, HEIGHT, GRID);
  for (let y = 60; y < HEIGHT; y += 60) fill(0, y, WIDTH, 1, GRID);
  fill(0, HEIGHT - 36, WIDTH, 36, NAVY);

  const heights = walk(seedText);
  heights.forEach((height, x) => {
    if (kind === 'steps') {
      if (x % STEP_WIDTH > 0) return;
      fill(x, height, STEP_WIDTH - 8, HEIGHT - height, NAVY);
      fill(x, height, STEP_WIDTH - 8, 16, CYAN);
      return;
    }
    const previous = heights[x - 1] ?? height;
    const top = Math.min(height, previous);
    fill(x, top, 1, Math.abs(height - previous) + 5, NAVY);
    if (x % 60 === 0) fill(x - 3, height - 2, 8, 8, CYAN);
  });
  return encodePng(WIDTH, HEIGHT, pixels);
}

/** A random walk that is the same for the same text. */
function walk(text: string): number[] {
  let state = crc32(text) || 1;
  let y = HEIGHT * 0.62;
  return Array.from({ length: WIDTH }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    y += (state / 2 ** 32 - 0.53) * 8;
    y = Math.min(HEIGHT - 80, Math.max(50, y));
    return Math.round(y);
  });
}

const RGB = 2;
const INDEXED = 3;

/**
 * Returns a picture as a PNG. Format: https://www.w3.org/TR/png-3/
 * @param pixels eight bits a channel, red, green and blue, or with a palette its places
 * @param palette the channels of up to 256 colours
 */
export function encodePng(width: number, height: number, pixels: Buffer, palette?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, palette === undefined ? RGB : INDEXED, 0, 0, 0], 8);
  const length = pixels.length / height;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(y * length, (y + 1) * length)]),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...(palette === undefined ? [] : [chunk('PLTE', palette)]),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
