import { writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/* Formats a change as one line: CRC-32 in eight hexadecimal digits, a space, JSON. */

export function encodeLine(json: unknown): string {
  const text = JSON.stringify(json);
  return `${computeChecksum(text)} ${text}\n`;
}

/** Parses a line as JSON. Returns undefined if the checksum does not match. */
export function decodeLine(line: string): unknown {
  const text = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== computeChecksum(text)) return undefined;
  return JSON.parse(text) as unknown;
}

/**
 * Returns whether the text may be an incomplete line. A crash during a write can leave such a line.
 */
export function isPartialLine(text: string): boolean {
  return /^[0-9a-f]{0,8}($|(?<=^.{8}) ($|\{))/.test(text);
}

/** Writes the whole text, in several calls if needed. Returns the number of bytes. */
export function writeFully(file: number, text: string): number {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
  return written;
}

const computeChecksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');
