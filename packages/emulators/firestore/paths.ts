import { invalidArgument } from './errors.ts';
import { LIMITS } from './limits.ts';
import { byteLength, isWellFormed } from './values/text.ts';

export interface DocumentName {
  /** Name of the database, for example 'projects/P/databases/D'. */
  readonly database: string;
  /** Path below the database, for example 'collection/id/collection/id'. */
  readonly path: string;
}

const NAME = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;

export function isDocumentName(name: string): boolean {
  const path = NAME.exec(name)?.[2];
  return path !== undefined && isDocumentPath(path) && !path.split('/').includes('');
}

/**
 * Returns whether a path has an even number of segments. Paths of collections have an odd number.
 */
export function isDocumentPath(path: string): boolean {
  return path !== '' && path.split('/').length % 2 === 0;
}

/**
 * Splits a name into the database and the path below it, which is '' for the root.
 * @throws {ApiError} if the name is invalid
 */
function parseName(name: string, where: string): DocumentName {
  const [, database, path = ''] = NAME.exec(name) ?? [];
  if (database === undefined) {
    throw invalidArgument(
      `${where} must begin with projects/P/databases/D/documents, not "${name.slice(0, 100)}".`,
    );
  }
  checkPath(path, where);
  return { database, path };
}

export function parseDocumentName(name: string, where: string): DocumentName {
  const parsed = parseName(name, where);
  if (!isDocumentPath(parsed.path)) {
    throw invalidArgument(
      `${where} must name a document (an even number of segments): "${parsed.path.slice(0, 100)}" does not.`,
    );
  }
  return parsed;
}

export function checkPath(path: string, where: string): void {
  if (path === '') return;
  const segments = path.split('/');
  if (segments.length > LIMITS.pathSegments) {
    throw invalidArgument(
      `${where} has more than ${LIMITS.pathSegments / 2} levels of collections.`,
    );
  }
  if (byteLength(path) > LIMITS.pathBytes) {
    throw invalidArgument(`${where} is longer than ${LIMITS.pathBytes} bytes.`);
  }
  for (const segment of segments) checkId(segment, where);
}

export function checkId(id: string, where: string): void {
  const shown = id.length > 100 ? `${id.slice(0, 100)}...` : id;
  if (id === '') throw invalidArgument(`${where} has an empty segment.`);
  if (id === '.' || id === '..') {
    throw invalidArgument(`${where}: an id must not be "${id}".`);
  }
  if (/^__.*__$/s.test(id)) {
    throw invalidArgument(`${where}: the id "${shown}" is reserved (__.*__).`);
  }
  if (byteLength(id) > LIMITS.idBytes) {
    throw invalidArgument(`${where}: the id "${shown}" is longer than ${LIMITS.idBytes} bytes.`);
  }
  if (!isWellFormed(id)) throw invalidArgument(`${where}: the id "${shown}" is not valid UTF-8.`);
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
