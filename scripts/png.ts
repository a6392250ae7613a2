import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
const INDEXED = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

function nearest(colour: number, palette: readonly number[]): number {
  const [r, g, b] = channels(colour);
  const distances = palette.map((each) => {
    const [red, green, blue] = channels(each);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

let started: Promise<void> | undefined;

/**
 * Draws an opaque SVG at its own size, the same on every machine, as a PNG of at most 256 colours: those that the
 * picture has most, the others as the nearest of them. A drawing of few colours needs a third of the bytes of one
 * with all its soft edges. Format: https://www.w3.org/TR/png-3/
 */
export async function pngOf(svg: string): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  started ??= initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const { pixels: rgba, width, height } = new Resvg(svg).render();
  const colourAt = (pixel: number) =>
    ((rgba[pixel * 4] ?? 0) << 16) | ((rgba[pixel * 4 + 1] ?? 0) << 8) | (rgba[pixel * 4 + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, COLOURS);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(y * width + x);
      const place = places.get(colour) ?? nearest(colour, palette);
      places.set(colour, place);
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
