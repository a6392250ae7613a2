import type { FigureRow } from '@/figures/admin/tonightDraft';
import { formatChange } from '@/lib/change';
import type { FigureRowState } from '../checklist/rowState';
import type { SessionFacts } from '../checklist/sessionFacts';
import { rowTitles, tonightMessages } from '../messages';
import { formatStockEnds } from '../rows/formatStockEnds';
import { formatStoredFigures, getRowFigures, isStored } from '../rows/rowFigures';
import type { TonightNavigation } from '../view';
import { publishedMessages } from './publishedMessages';
import { PublishedRow } from './PublishedRow';
import { getPublishedStatus } from './publishedStatus';
import { RowButton } from './RowButton';

interface PublishedFigureProps {
  id: FigureRow;
  facts: SessionFacts;
  row: FigureRowState;
  hasList: boolean;
  view: Pick<TonightNavigation, 'backToList' | 'openRow'>;
}

function describeStored(id: FigureRow, facts: SessionFacts): string {
  const { stored } = facts;
  if (id === 'stocks') return formatStockEnds(stored) ?? '';
  if (!isStored(stored, id)) return '';
  const text = formatStoredFigures(id, getRowFigures(facts, id));
  return id === 'asi' && stored.asi !== null ? `${text}, ${formatChange(stored.asi.change)}` : text;
}

/** A row of figures after the publication. */
export function PublishedFigure({ id, facts, row, hasList, view }: PublishedFigureProps) {
  const status = getPublishedStatus(id, row);
  const { why, instead, isOnSite } = row;
  const isMissing = status === 'missing';
  const title = rowTitles[id];
  const reason = why ?? publishedMessages.nothingTyped;
  const stored = describeStored(id, facts);
  const getAction = () => {
    if (id === 'stocks')
      return {
        label: hasList ? tonightMessages.seeList : tonightMessages.readList,
        onClick: () => view.backToList(id),
      };
    if (why !== null)
      return { label: publishedMessages.continue, onClick: () => view.backToList(id) };
    const label = status === 'tonight' ? publishedMessages.change : publishedMessages.typeNew;
    return { label, onClick: () => view.openRow(id) };
  };
  const missingDetail = isOnSite ? stored : instead;
  return (
    <PublishedRow
      title={title}
      status={status}
      value={isMissing ? reason : stored}
      detail={
        isMissing
          ? (missingDetail ?? undefined)
          : status === 'kept'
            ? publishedMessages.leftAsTheyAre
            : undefined
      }
      savedAt={row.saved?.at ?? null}
      now={facts.now}
      action={<RowButton title={title} {...getAction()} />}
    />
  );
}
