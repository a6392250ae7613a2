import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ListOfTonight } from '@/figures/admin/tonightDraft';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { formatLongDay } from '@/lib/calendar';
import { dayName } from '@/lib/moments';
import { mapKeys } from '@/lib/records';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { Checklist } from './Checklist';
import { rowName, tonightMessages } from './messages';
import { PublishedBox, type RenderUndo } from './PublishedBox';
import { Review } from './Review';
import { rowIds } from './rowIds';
import type { TonightFiles } from './rows';
import { PUBLICATION } from './publication';
import { figuresOnSite } from './siteState';
import { type Tonight, useTonight } from './useTonight';

interface TonightViewProps {
  /** The address of whoever is signed in. */
  email: string;
  files: TonightFiles;
  /** Renders the panel that reads a price list; `about` says for the first time what it is for. */
  priceList: (props: {
    key: number;
    session: string;
    published: Readonly<Record<StockKind, readonly Stock[]>>;
    about: boolean;
    onChange: (list: ListOfTonight | null) => void;
  }) => ReactNode;
  renderUndo: RenderUndo;
}

/** What takes the focus stands above the bar at the foot. */
const gridClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 *:min-w-0 max-rail:gap-4 [&_:is(button,input,select,textarea,a)]:scroll-mb-24';

/** Names the figures that the site shows; null before they are loaded, and if there are none. */
function shownWords(tonight: Tonight): string | null {
  const { newestOnSite, current } = tonight;
  if (newestOnSite === '') return null;
  const onSite = figuresOnSite(tonight);
  if (onSite === null) return tonightMessages.shownFrom(dayName(newestOnSite, current));
  return onSite.all ? tonightMessages.shownAll : tonightMessages.shownPart(onSite.names);
}

/** The evening's figures: a checklist of what visitors see, the price list, and one commit for all. */
export function TonightView({ email, files, priceList, renderUndo }: TonightViewProps) {
  const tonight = useTonight(email, files);
  const { session, view, published } = tonight;
  const shown = shownWords(tonight);
  // Once published, it returns with what staff type after that.
  const hasBar = view !== 'published' || tonight.draft.session !== '';
  const { data: changes } = tonight.changes;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (view !== 'review' && hasBar) tonight.review();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <AdminPage
      title={tonightMessages.title}
      under={
        <>
          <p>{formatLongDay(session)}</p>
          {shown !== null && (
            <p>
              The site shows <b className="font-semibold text-ink">{shown}</b>
            </p>
          )}
        </>
      }
    >
      {/* What publishing changes has the whole width, the checklist below it. */}
      <div
        className={classes(
          gridClass,
          view !== 'review' && 'pair:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <Checklist tonight={tonight} />
        <div className={{ edit: '', review: '-order-1', published: 'max-md:-order-1' }[view]}>
          <div hidden={view !== 'edit'}>
            {priceList({
              key: tonight.listNumber,
              session,
              published: mapKeys(stockKinds, (kind) => tonight.stored[kind]?.stocks ?? []),
              // Nobody has published from here yet, as far as the newest records say.
              about:
                published === null &&
                changes !== null &&
                Object.values(changes).every((change) => change?.kind !== PUBLICATION.kind),
              onChange: tonight.take,
            })}
          </div>
          {view === 'review' && <Review tonight={tonight} />}
          {view === 'published' && published !== null && (
            <PublishedBox tonight={tonight} published={published} renderUndo={renderUndo} />
          )}
        </div>
      </div>
      {hasBar && <PublishBar tonight={tonight} />}
    </AdminPage>
  );
}

const barClass = classes(
  'sticky bottom-0 z-8 mt-6 -mb-10 flex items-center justify-between gap-4 border border-navy-900 bg-paper px-4 py-3 shadow-[0_-8px_24px_-12px_rgba(11,24,48,0.25)]',
  'max-rail:mt-4 max-rail:-mb-12 max-rail:border-x-0 max-rail:border-b-0 max-rail:py-2',
);
const stepsClass = classes(
  'inline-grid h-4 auto-cols-[10px] grid-flow-col gap-[3px] max-[22.5rem]:hidden',
  'forced-colors:*:border forced-colors:*:border-[CanvasText] forced-colors:*:forced-color-adjust-none',
);
const doneClass = 'bg-navy-900 forced-colors:bg-[Highlight]';

/** Shows the checklist's progress at the page's foot, and leads to the summary; there a phone's publishes. */
function PublishBar({ tonight }: { tonight: Tonight }) {
  const { open, view, publication } = tonight;
  const done = rowIds.length - open.length;
  const reviewing = view === 'review';
  const busy = publication.state === 'publishing';
  const publishLabel = busy ? tonightMessages.publishing : tonightMessages.publishShort;
  const phoneLabel = reviewing ? publishLabel : tonightMessages.reviewShort;
  return (
    <div className={classes(barClass, reviewing && 'rail:hidden')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={stepsClass} aria-hidden="true">
          {rowIds.map((row, place) => (
            <i key={row} className={place < done ? doneClass : 'bg-track'} />
          ))}
        </span>
        <b className="font-semibold">{tonightMessages.done(done, rowIds.length)}</b>
        <span className="text-muted max-rail:hidden">
          {open.length > 0 && `Open: ${open.map(rowName).join(', ')}`}
        </span>
      </p>
      <Button
        look="primary"
        className="max-rail:min-h-11"
        data-review
        disabled={reviewing && Object.keys(tonight.next).length === 0}
        busy={busy}
        onClick={() => {
          if (!reviewing) tonight.review();
          else if (tonight.fresh) void tonight.publish();
        }}
      >
        <span className="rail:hidden">{phoneLabel}</span>
        <span className="max-rail:hidden">{tonightMessages.review}</span>
      </Button>
    </div>
  );
}
