import type { FieldPath } from '../fieldPaths.ts';
import type { DocumentName } from '../paths.ts';
import type { Fields, Value } from '../values/value.ts';

export type TransformKind =
  | 'serverTime'
  | 'increment'
  | 'minimum'
  | 'maximum'
  | 'arrayUnion'
  | 'arrayRemove';

export interface Transform {
  readonly path: FieldPath;
  readonly kind: TransformKind;
  /** The operand, or the elements that an array transform adds or removes. */
  readonly operands: readonly Value[];
}

export type Precondition =
  | { readonly exists: boolean }
  | { readonly updateTime: string }
  | undefined;

export interface Write {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly name: DocumentName;
  readonly fields: Fields;
  /** The fields to change. If undefined, the write replaces the whole document. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}
