import type { TypedId } from '@/figures/admin/typedFigures';
import type { RowFigure } from './rowFigures';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { FigureRowState } from '../checklist/rowState';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';

export interface TypedRowProps {
  id: TypedId;
  facts: SessionFacts;
  row: FigureRowState;
  edit: EditDraft;
  view: Pick<TonightNavigation, 'openRow' | 'backToList'>;
}

export interface TypedRowModeProps extends TypedRowProps {
  figures: readonly RowFigure[];
}
