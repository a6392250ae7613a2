import { createArgumentError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { getByteLength, isWellFormed } from './values/text.ts';

export interface DocumentName {
  /** Name of the database, for example 'projects/P/databases/D'. */
  readonly database: string;
  /** Path below the database, for example 'collection/id/collection/id'. */
  readonly path: string;
}

const NAME_PATTERN = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;

export function isDocumentName(name: string): boolean {
  const path = NAME_PATTERN.exec(name)?.[2];
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
  const [, database, path = ''] = NAME_PATTERN.exec(name) ?? [];
  if (database === undefined) {
    throw createArgumentError(
      `${where} must begin with projects/P/databases/D/documents, not "${name.slice(0, 100)}".`,
    );
  }
  checkPath(path, where);
  return { database, path };
}

export function parseDocumentName(name: string, where: string): DocumentName {
  const parsed = parseName(name, where);
  if (!isDocumentPath(parsed.path)) {
    throw createArgumentError(
      `${where} must name a document (an even number of segments): "${parsed.path.slice(0, 100)}" does not.`,
    );
  }
  return parsed;
}

export function checkPath(path: string, where: string): void {
  if (path === '') return;
  const segments = path.split('/');
  if (segments.length > LIMITS.pathSegments) {
    throw createArgumentError(
      `${where} has more than ${LIMITS.pathSegments / 2} levels of collections.`,
    );
  }
  if (getByteLength(path) > LIMITS.pathBytes) {
    throw createArgumentError(`${where} is longer than ${LIMITS.pathBytes} bytes.`);
  }
  for (const segment of segments) checkId(segment, where);
}

export function checkId(id: string, where: string): void {
  const shown = id.length > 100 ? `${id.slice(0, 100)}...` : id;
  if (id === '') throw createArgumentError(`${where} has an empty segment.`);
  if (id === '.' || id === '..') {
    throw createArgumentError(`${where}: an id must not be "${id}".`);
  }
  if (/^__.*__$/s.test(id)) {
    throw createArgumentError(`${where}: the id "${shown}" is reserved (__.*__).`);
  }
  if (getByteLength(id) > LIMITS.idBytes) {
    throw createArgumentError(
      `${where}: the id "${shown}" is longer than ${LIMITS.idBytes} bytes.`,
    );
  }
  if (!isWellFormed(id))
    throw createArgumentError(`${where}: the id "${shown}" is not valid UTF-8.`);
}

export function getParent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function getLastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
