import type { SeriesContent } from '@/content/series';
import { pastMessages } from '../messages';
import type { Past } from '../usePast';
import { ROWS_AT_FIRST } from './limits';
import './SeriesTable.css';

/** Rows that a year of a series has, as far as a table shows them at first. */
const ROWS: Record<SeriesContent['every'], number> = {
  session: ROWS_AT_FIRST,
  month: 13,
  quarter: 5,
  decision: 7,
};

/** The place of the table until there are figures; where none come, it says whether there are any. */
export function WaitingTable({ content, view }: { content: SeriesContent; view: Past['view'] }) {
  return (
    <div className="waiting-table">
      <h2>{pastMessages.sameFigures}</h2>
      {view === 'loading' ? (
        <div aria-hidden="true">
          {Array.from({ length: ROWS[content.every] + 1 }, (_, row) => (
            <p key={row}>
              <span className="skeleton" />
            </p>
          ))}
        </div>
      ) : (
        <p>{view === 'failed' ? pastMessages.unavailable : pastMessages.noneEntered}</p>
      )}
    </div>
  );
}
