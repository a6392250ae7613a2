/** SVG drawn as pixels, the same on every machine. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** Draws an SVG at its own size; four bytes a pixel. */
export async function pixelsOf(
  svg: string,
): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  const { resolve } = createRequire(import.meta.url);
  started ??= initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const { pixels, width, height } = new Resvg(svg).render();
  return { pixels, width, height };
}
