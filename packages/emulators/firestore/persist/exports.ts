import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createArgumentError } from '../errors.ts';
import { isObject } from '../json.ts';
import { parseChange, type Change } from './changes.ts';
import { decodeLine, encodeLine, writeFully } from './lines.ts';

const EXPORT_FORMAT = 'firestore-emulator-ndjson';
const DATA_FILE = 'documents.ndjson';

/** Writes `<folder>/<name>/<name>.overall_export_metadata` and the documents in the same folder. */
export function writeExport(folder: string, name: string, changes: Iterable<Change>): void {
  const target = path.join(folder, name);
  mkdirSync(target, { recursive: true });
  const file = openSync(path.join(target, DATA_FILE), 'w');
  let count = 0;
  for (const change of changes) {
    writeFully(file, encodeLine(change));
    count += 'put' in change ? change.put.length : 0;
  }
  closeSync(file);
  writeFileSync(
    path.join(target, `${name}.overall_export_metadata`),
    `${JSON.stringify({ format: EXPORT_FORMAT, version: 1, data: DATA_FILE, documents: count }, null, 2)}\n`,
  );
}

/**
 * Reads an export that `writeExport` wrote. The exports of Google's emulators have another format.
 */
export function readExport(metadataFile: string): Change[] {
  const metadata = parseMetadata(readFileSync(metadataFile, 'utf8'));
  if (!metadata) {
    throw createArgumentError(
      `${metadataFile} was not exported by this emulator, and no other format can be imported.`,
    );
  }
  const data = path.join(path.dirname(metadataFile), metadata.data);
  const lines = readFileSync(data, 'utf8').split('\n').slice(0, -1);
  return lines.map((line, at) => {
    const change = parseChange(decodeLine(line));
    if (!change) throw createArgumentError(`${data}, line ${at + 1}, is damaged.`);
    return change;
  });
}

function parseMetadata(text: string): { data: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isObject(json) && json.format === EXPORT_FORMAT && typeof json.data === 'string'
    ? { data: json.data }
    : undefined;
}
