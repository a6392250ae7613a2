import { hasTenures } from '@/figures/history';
import { formatChange } from '@/lib/change';
import { describeAuctionDay } from './auctionDay';
import { formatStoredFigures, isStored } from './rowFigures';
import { SavedLine } from './SavedLine';
import type { TypedRowModeProps } from './typedRowProps';

/**
 * Shows the figures on the site and their last save. For a list of rates, also shows how many new
 * rates are typed.
 */
export function StoredLines({ id, facts, row, figures }: Omit<TypedRowModeProps, 'edit' | 'view'>) {
  const { stored, session, now } = facts;
  const { entry, mark, saved } = row;
  const isPublished = mark === 'published';
  const isRates = hasTenures(id);
  return (
    <>
      {(isPublished || !isRates) && (
        <p>
          {!isPublished && 'On the site '}
          <b>{isStored(stored, id) ? formatStoredFigures(id, figures) : '-'}</b>
          {id === 'asi' && stored.asi !== null && `, ${formatChange(stored.asi.change)}`}
        </p>
      )}
      {isRates && mark === 'open' && <p>{describeAuctionDay(id, session)}</p>}
      <SavedLine saved={saved} now={now} />
      {entry.state === 'part' && (
        <p>
          {entry.typed} of {entry.of} typed
        </p>
      )}
    </>
  );
}
