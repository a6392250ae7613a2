import type { BinaryOp } from './ast.ts';

/** Binary operators, from the lowest to the highest precedence. */
export const PRECEDENCE_LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const BINARY_OPERATORS: ReadonlySet<string> = new Set(PRECEDENCE_LEVELS.flat());
export const isBinaryOp = (text: string): text is BinaryOp =>
  BINARY_OPERATORS.has(text) && text !== 'is';

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
