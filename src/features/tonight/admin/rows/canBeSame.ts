import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { TypedId } from '@/figures/admin/typedFigures';
import { isStored } from './rowFigures';
import type { FigureRowState } from '../checklist/rowState';

/**
 * Returns whether staff may confirm that the figures without input are unchanged. The index changes
 * on each trading day.
 */
export const canBeSame = (id: TypedId, stored: StoredFigures, { entry }: FigureRowState): boolean =>
  id !== 'asi' && isStored(stored, id) && entry.state !== 'ready' && entry.state !== 'wrong';
