import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { minIndex } from 'd3-array';
import { encodePng } from './encodePng.ts';

const MAX_COLOURS = 256;

const toChannels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

function findNearest(colour: number, palette: readonly number[]): number {
  const [r, g, b] = toChannels(colour);
  return minIndex(palette, (each) => {
    const [red, green, blue] = toChannels(each);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
}

let wasmReady: Promise<void> | undefined;

/**
 * Renders an opaque SVG in its original size as a PNG with at most 256 colours. The result is the
 * same on every machine. The palette contains the most frequent colours, and any other pixel gets
 * the nearest of these colours. The file is a third as large as a PNG with all colours.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  wasmReady ??= initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await wasmReady;
  const { pixels: rendered, width, height } = new Resvg(svg).render();
  const rgba = Buffer.from(rendered);
  const colours = Array.from({ length: width * height }, (_, pixel) =>
    rgba.readUIntBE(pixel * 4, 3),
  );
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLOURS)
    .map(([colour]) => colour);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const pixels = colours.map((colour) => {
    const index = indexes.get(colour) ?? findNearest(colour, palette);
    indexes.set(colour, index);
    return index;
  });
  const colourTable = Buffer.from(palette.flatMap(toChannels));
  return encodePng(width, height, Buffer.from(pixels), colourTable);
}
