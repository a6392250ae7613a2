/** Sends requests to the Hosting emulator without a browser. */
import { PNG } from 'pngjs';
import { host, testPorts } from '../../scripts/local';

export const origin = `http://${host}:${testPorts.hosting}`;

export const fetchPath = (path: string): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual' });

/** Returns the size in pixels of a PNG file on the site. */
export async function readPictureSize(address: string): Promise<{ width: number; height: number }> {
  const response = await fetch(new URL(address, origin));
  const type = response.headers.get('content-type') ?? '';
  if (type !== 'image/png') throw new Error(`${address} is ${type}`);
  const { width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
  return { width, height };
}
