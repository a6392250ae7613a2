import JSZip from 'jszip';
import { inflateSync } from 'node:zlib';

/** Whatever can be read in a file that the seed made: its own text and that of its parts. */
export async function textsIn(bytes: Uint8Array): Promise<string> {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.startsWith('PK')) return textsInArchive(bytes);
  return text.startsWith('%PDF') ? textsInPdf(text) : text;
}

async function textsInArchive(bytes: Uint8Array): Promise<string> {
  const { files } = await JSZip.loadAsync(bytes);
  const parts = Object.values(files).map(async (part) => {
    const inside = await textsIn(await part.async('uint8array'));
    return [part.name, part.date.toISOString(), inside].join('\n');
  });
  return (await Promise.all(parts)).join('\n');
}

/** Its streams are compressed, and what a page shows is written in hexadecimal. */
function textsInPdf(text: string): string {
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  const readable = (part: string) =>
    part.replaceAll(/<([0-9A-F]+)>/g, (_, hex: string) => {
      const shown = Buffer.from(hex, 'hex').toString('latin1');
      return shown.replaceAll('\0', '').replace('þÿ', '');
    });
  return [text, ...streams].map(readable).join('\n');
}
