import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { TypedId } from '@/figures/admin/typedFigures';
import { isStored } from './rowFigures';
import type { FigureRowState } from '../checklist/rowState';

/**
 * Returns whether staff may mark the figures of a row as unchanged. They may not do so for the
 * index, because it changes on every trading day.
 */
export const canBeUnchanged = (
  id: TypedId,
  stored: StoredFigures,
  { entry }: FigureRowState,
): boolean =>
  id !== 'asi' && isStored(stored, id) && entry.state !== 'ready' && entry.state !== 'wrong';
