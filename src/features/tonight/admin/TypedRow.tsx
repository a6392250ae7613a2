import { useId } from 'react';
import {
  checkTyped,
  isTyped,
  type TypedFigure,
  typedFigures,
  type TypedId,
  typedOrStored,
} from '@/figures/admin/typedFigures';
import { withSame, withText } from '@/figures/admin/tonightDraft';
import { hasTenures } from '@/figures/history';
import { directionOf, formatChange, formatSize } from '@/lib/change';
import { formatExchangeRate, formatPrice } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import type { SanityCheck } from '@/lib/sanityCheck';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { describeAuctionDay } from './auctionDay';
import { FigureField } from './FigureField';
import { rowTitles } from './messages';
import { ChangeButton, ChecklistRow, EntryQuestions, SavedLine } from './ChecklistRow';
import type { Tonight } from './useTonight';

/** Describes a move as ', up 0.62%'; null where there is nothing to compare with. */
function moveText({ change }: SanityCheck) {
  if (change === null) return null;
  if (change === 0) return ', unchanged';
  return `, ${directionOf(change)} ${formatSize(change)}%`;
}

/** The index, the exchange rate or a list of rates: a field for each figure, or one press where none moved. */
export function TypedRow({ tonight, id }: { tonight: Tonight; id: TypedId }) {
  const { draft, stored, now, edit } = tonight;
  const { entry, mark, editing, since, saved, questions } = tonight.rows[id];
  const figures = typedFigures(tonight, id).map((figure) => ({
    ...figure,
    checked: checkTyped(tonight.evening, id, figure),
  }));
  const rowId = useId();
  const noteIdOf = (index: number) => `${rowId}-${index}`;
  const rates = hasTenures(id);
  const isStored = rates ? (stored[id] ?? []).length > 0 : stored[id] !== null;
  const typed = figures.some(isTyped);
  const isReady = entry.state === 'ready';
  const same = isReady && draft.same.includes(id) && !figures.every(isTyped);
  const fields = editing && !same;

  const write = (textOf: (figure: TypedFigure) => string) => {
    const format = id === 'exchangeRate' ? formatExchangeRate : formatPrice;
    const numberOf = (text: string, { check }: TypedFigure) =>
      usableNumber(text, check) ?? Number(text);
    return figures.map((figure) => format(numberOf(textOf(figure), figure))).join(', ');
  };
  const sameButton = id !== 'asi' && isStored && !isReady && entry.state !== 'wrong' && (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`${rowTitles[id]}: ${typed ? 'rest' : 'same'} as ${since}`}
      onClick={() => {
        edit((old) => withSame(old, id, true));
        tonight.backToList(id);
      }}
    >
      <StaffIcon name="equal" size={16} strokeWidth={2} />
      {typed ? 'Rest' : 'Same'} as {since}
    </Button>
  );
  const inputs = figures.map((figure, index) => (
    <FigureField
      key={figure.key}
      row={id}
      noteId={noteIdOf(index)}
      figure={figure}
      onChange={(text) => edit((old) => withText(old, figure.key, text))}
    />
  ));
  const asked = (
    <EntryQuestions
      tonight={tonight}
      id={id}
      questions={questions}
      {...(!rates && { reasonId: noteIdOf(0) })}
    />
  );
  const below = rates ? (
    <>
      <div
        className={classes(
          'mt-2 grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2',
          figures.length === 3 ? 'max-md:grid-cols-3' : 'max-md:grid-cols-2',
        )}
      >
        {inputs}
      </div>
      {asked}
    </>
  ) : questions.length > 0 ? (
    asked
  ) : (
    sameButton && <div className="mt-2 flex justify-end">{sameButton}</div>
  );
  return (
    <ChecklistRow
      tonight={tonight}
      id={id}
      rates={rates && fields}
      lines={
        isReady && !fields ? (
          <p>
            {rates && !typed ? write(typedOrStored) : <b>{write(typedOrStored)}</b>}
            {same ? (
              <>
                : <b>{`${typed ? 'rest' : 'same'} as ${since}`}</b>
              </>
            ) : (
              !rates && figures.map(({ checked }) => moveText(checked))
            )}
          </p>
        ) : (
          <>
            {(!rates || mark === 'published') && (
              <p>
                {mark !== 'published' && 'On the site '}
                <b>{isStored ? write((figure) => figure.stored) : '-'}</b>
                {id === 'asi' && stored.asi !== null && `, ${formatChange(stored.asi.change)}`}
              </p>
            )}
            {rates && mark === 'open' && <p>{describeAuctionDay(id, tonight.session)}</p>}
            <SavedLine saved={saved} now={now} />
            {entry.state === 'part' && (
              <p>
                {entry.typed} of {entry.of} typed
              </p>
            )}
          </>
        )
      }
      field={fields && !rates && inputs}
      action={fields ? rates && sameButton : <ChangeButton tonight={tonight} id={id} />}
      // 'Rest as Thursday' hides the fields, and not the questions about what was typed.
      wide={fields ? below : editing && questions.length > 0 && asked}
    />
  );
}
