import { figureRows } from '@/figures/admin/tonightDraft';
import { indicatorIds } from '@/figures/market';
import type { ChecklistState } from '../checklist/checklistState';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { EditDraft } from '../editDraft';
import { tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';
import type { TonightFiles } from '../tonightFiles';
import type { TonightNavigation } from '../view';
import type { Publication } from './published';
import { PublishedFigure } from './PublishedFigure';
import { PublishedIndicator } from './PublishedIndicator';
import { publishedMessages } from './publishedMessages';
import { PublishedNote } from './PublishedNote';
import { PublishedPriceList } from './PublishedPriceList';
import { PublishedSummary } from './PublishedSummary';
import { PublishedTable } from './PublishedTable';

export interface PublishedRowsProps {
  facts: SessionFacts;
  checklist: Pick<ChecklistState, 'rows' | 'note' | 'leftIndicators'>;
  published: Publication;
  files: TonightFiles;
  hasList: boolean;
  unfiledList: PriceListState['read'];
  fileList: () => void;
  edit: EditDraft;
  view: TonightNavigation;
}

/** Lists all rows of the checklist with the published value, its time and the next step. */
export function PublishedRows(props: PublishedRowsProps) {
  const { facts, checklist, published, files, hasList, unfiledList, fileList, edit, view } = props;
  const { rows, note, leftIndicators } = checklist;
  const { now } = facts;
  return (
    <div className="-mx-4">
      <PublishedTable caption={publishedMessages.table}>
        {figureRows.map((id) => (
          <PublishedFigure
            key={id}
            id={id}
            facts={facts}
            row={rows[id]}
            hasList={hasList}
            view={view}
          />
        ))}
        <PublishedNote note={note} now={now} view={view} />
        <PublishedSummary row={rows.summary} category={files.summary} now={now} view={view} />
        <PublishedPriceList
          row={rows.priceList}
          category={files.priceList}
          unfiledList={unfiledList}
          fileList={fileList}
          now={now}
          view={view}
        />
      </PublishedTable>
      <h3 className="border-b border-navy-900 px-4 pt-5 pb-1.5 text-label/6">
        {tonightMessages.onlyWhenAnnounced}
      </h3>
      <PublishedTable caption={publishedMessages.announcedTable} hasHeads={false}>
        {indicatorIds.map((id) => (
          <PublishedIndicator
            key={id}
            id={id}
            facts={facts}
            publishedAt={published.indicators.includes(id) ? published.at : null}
            why={leftIndicators[id]}
            edit={edit}
            view={view}
          />
        ))}
      </PublishedTable>
    </div>
  );
}
