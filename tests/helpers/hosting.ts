/** What hosting answers for the built folder, asked without a browser. */
import { PNG } from 'pngjs';
import { host, testPorts } from '../../scripts/local';

/** The site's own address, as its pages name it. */
export const origin = `http://${host}:${testPorts.hosting}`;

/** Asks for a path as it is, without following where it may be led. */
export const ask = (path: string): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual' });

/** The size of the picture at an address of the site. */
export async function pictureSize(address: string): Promise<{ width: number; height: number }> {
  const answer = await fetch(new URL(address, origin));
  const type = answer.headers.get('content-type') ?? '';
  if (type !== 'image/png') throw new Error(`${address} is ${type}`);
  const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
  return { width, height };
}
