import { hasTenures } from '@/figures/history';
import { FigureFieldRow } from './FigureFieldRow';
import { RateFieldsRow } from './RateFieldsRow';
import { ReadyRow } from './ReadyRow';
import { isConfirmedUnchanged, getRowFigures } from './rowFigures';
import { StoredRow } from './StoredRow';
import type { TypedRowProps } from './typedRowProps';

/**
 * The row of the index, the exchange rate or a list of rates. Depending on its state, it shows
 * inputs, the figures to publish or the stored figures.
 */
export function TypedRow(props: TypedRowProps) {
  const { id, facts, row } = props;
  const figures = getRowFigures(facts, id);
  const isReady = row.entry.state === 'ready';
  const isSame = isReady && isConfirmedUnchanged(facts, id, figures);
  if (!row.hasFields || isSame) {
    return isReady ? (
      <ReadyRow {...props} figures={figures} isSame={isSame} />
    ) : (
      <StoredRow {...props} figures={figures} />
    );
  }
  return hasTenures(id) ? (
    <RateFieldsRow {...props} figures={figures} />
  ) : (
    <FigureFieldRow {...props} figures={figures} />
  );
}
