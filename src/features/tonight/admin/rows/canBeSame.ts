import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { TypedId } from '@/figures/admin/typedFigures';
import { isStored } from './rowFigures';
import type { FigureRowState } from '../checklist/rowState';

/**
 * Returns whether staff may mark the figures without input as unchanged. Not possible for the
 * index, which changes on each trading day.
 */
export const canBeUnchanged = (
  id: TypedId,
  stored: StoredFigures,
  { entry }: FigureRowState,
): boolean =>
  id !== 'asi' && isStored(stored, id) && entry.state !== 'ready' && entry.state !== 'wrong';
