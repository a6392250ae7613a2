import type { BinaryOp } from './ast.ts';

/** The operators, from the lowest to the highest precedence. */
export const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const BINARY: ReadonlySet<string> = new Set(LEVELS.flat());
export const isBinaryOp = (text: string): text is BinaryOp => BINARY.has(text) && text !== 'is';

export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
]);
