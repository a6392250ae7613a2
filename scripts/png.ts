import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encodePng } from '../seed/files/png.ts';

const COLOURS = 256;

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
 * with all its soft edges.
 */
export async function pngOf(svg: string): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  started ??= initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const { pixels: rendered, width, height } = new Resvg(svg).render();
  const rgba = Buffer.from(rendered);
  const colourAt = (pixel: number) => rgba.readUIntBE(pixel * 4, 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, COLOURS);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const pixels = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const colour = colourAt(pixel);
    const place = places.get(colour) ?? nearest(colour, palette);
    places.set(colour, place);
    pixels[pixel] = place;
  }
  return encodePng(width, height, pixels, Buffer.from(palette.flatMap(channels)));
}
