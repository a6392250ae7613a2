/** Reads a chosen file of past figures into rows of cells. */
import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from '../limits';
import { pastMessages } from './pastMessages';

/** The text of a file, by its byte order mark, else as UTF-8, else as Windows writes it; null for none. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The file's rows, or what staff have to do before it can be read. */
export async function readPastFile(file: File): Promise<{ rows: string[][] } | { why: string }> {
  if (file.size > MAX_IMPORT_MEGABYTES * 1024 * 1024)
    return { why: pastMessages.tooLarge(file.size) };
  let text: string | null;
  try {
    text = textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { why: pastMessages.unreadableFile };
  }
  if (text === null) return { why: pastMessages.noText };
  // Fetched once there is a file.
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.trimEnd(), {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== '')).length;
  if (filled === 0) return { why: pastMessages.empty };
  return filled > MAX_IMPORT_ROWS + 1 ? { why: pastMessages.tooManyRows(filled) } : { rows: data };
}
