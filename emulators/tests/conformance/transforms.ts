import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, int, list, text } from '../helpers/firestoreServer.ts';

const double = (doubleValue: number | string): JsonObject => ({ doubleValue });

/** A write that transforms one field of c/a. */
export const transform = (fieldPath: string, rest: JsonObject): JsonObject => ({
  update: { name: `${ROOT}/c/a`, fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath, ...rest }],
});

/** The field `f` before (or nothing), its transform, and the field after. */
type TransformRow = readonly [
  what: string,
  before: JsonObject | undefined,
  change: JsonObject,
  after: JsonObject,
];

// Reference: google.firestore.v1.DocumentTransform.FieldTransform.
export const transformRows: readonly TransformRow[] = [
  ['increment of nothing', undefined, { increment: int(3) }, int(3)],
  ['increment of text', text('x'), { increment: int(3) }, int(3)],
  ['increment int by int', int(4), { increment: int(3) }, int(7)],
  ['increment int by double', int(4), { increment: double(0.5) }, double(4.5)],
  [
    'increment at the top',
    int('9223372036854775806'),
    { increment: int(5) },
    int('9223372036854775807'),
  ],
  [
    'increment at the bottom',
    int('-9223372036854775807'),
    { increment: int(-5) },
    int('-9223372036854775808'),
  ],
  ['minimum of nothing', undefined, { minimum: int(3) }, int(3)],
  ['minimum', int(4), { minimum: int(3) }, int(3)],
  ['minimum of equals keeps the type', int(3), { minimum: double(3) }, int(3)],
  ['minimum with NaN', int(3), { minimum: double('NaN') }, double('NaN')],
  ['maximum', int(4), { maximum: double(4.5) }, double(4.5)],
  ['maximum of zeros', double('-0'), { maximum: int(0) }, double('-0')],
  [
    'union',
    list(int(1)),
    { appendMissingElements: { values: [double(1), int(2), int(2)] } },
    list(int(1), int(2)),
  ],
  ['union with text', text('x'), { appendMissingElements: { values: [int(2)] } }, list(int(2))],
  [
    'remove',
    list(int(1), text('x'), double(1)),
    { removeAllFromArray: { values: [int(1)] } },
    list(text('x')),
  ],
  [
    'remove of NaN',
    list(double('NaN')),
    { removeAllFromArray: { values: [double('NaN')] } },
    list(),
  ],
  ['minimum of text', text('x'), { minimum: int(3) }, int(3)],
  ['maximum of nothing', undefined, { maximum: double(-1.5) }, double(-1.5)],
  ['maximum of equals keeps the type', double(3), { maximum: int(3) }, double(3)],
  ['maximum across types', int(3), { maximum: double(2.5) }, int(3)],
  ['increment to infinity', double(1.7e308), { increment: double(1.7e308) }, double('Infinity')],
  ['remove from nothing', undefined, { removeAllFromArray: { values: [int(1)] } }, list()],
];
