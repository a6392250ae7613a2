import { useRef } from 'react';
import { figureRows, nothingTyped, sameRows, withSession } from '@/figures/admin/tonightDraft';
import { dayWithoutYear } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { Note } from '@/ui/admin/Note';
import { Announced } from './Announced';
import { FileRow } from './FileRow';
import { tonightMessages } from './messages';
import { StocksRow } from './StocksRow';
import { TypedRow } from './TypedRow';
import { figureKeys, useFirstFigure } from './figureKeys';
import type { Tonight } from './useTonight';

/** Shows tonight's figures: what visitors see of each, and what is typed in its place. */
export function Checklist({ tonight }: { tonight: Tonight }) {
  const { rows, changes, points, kept, keptAt, session, current } = tonight;
  const place = useRef<HTMLDivElement>(null);
  useFirstFigure(place, rows.asi.part.status === 'ready');
  const { status, error } = tonight.indicatorsPart;
  return (
    <Box
      title={tonightMessages.checklist}
      kept={kept}
      unsaved={tonight.unsaved && !kept.safe}
      busy={figureRows.some((row) => rows[row].part.status === 'loading')}
      headerEnd={
        keptAt !== null ? <Note>Kept on this computer, {formatClock(keptAt)}</Note> : undefined
      }
    >
      <div ref={place} className="-m-4" {...figureKeys}>
        <Banner className="m-4">{tonight.takenBack}</Banner>
        {session !== current && (
          <div className="grid justify-items-start gap-3 border-b border-hair bg-warn-bg px-4 py-3 text-warn-ink">
            <p>{tonightMessages.typedFor(dayWithoutYear(session), dayWithoutYear(current))}</p>
            <p className="flex flex-wrap gap-2">
              <Button small onClick={() => tonight.edit((draft) => withSession(draft, current))}>
                {tonightMessages.useFor(dayWithoutYear(current))}
              </Button>
              <Button
                small
                onClick={() => {
                  tonight.take(null);
                  tonight.edit(() => nothingTyped);
                }}
              >
                Discard
              </Button>
            </p>
          </div>
        )}
        {(changes.failed || (points.failed && points.data !== null)) && (
          <p className="flex items-center gap-3 border-b border-hair px-4 py-2 text-warn-ink">
            {tonightMessages.savesFailed}
            <Button
              small
              busy={changes.loading || points.loading}
              onClick={() => {
                changes.reload();
                points.reload();
              }}
            >
              Retry
            </Button>
          </p>
        )}
        <ol>
          <TypedRow tonight={tonight} id="asi" />
          <StocksRow tonight={tonight} />
          {sameRows.map((id) => (
            <TypedRow key={id} tonight={tonight} id={id} />
          ))}
          <FileRow tonight={tonight} id="summary" />
          <FileRow tonight={tonight} id="priceList" />
        </ol>
        <h3 className="px-4 pt-4 pb-1 text-label/6 text-muted">
          {tonightMessages.onlyWhenAnnounced}
        </h3>
        {status === 'ready' ? (
          <Announced tonight={tonight} />
        ) : (
          <p className="px-4 pb-4 text-muted">{status === 'loading' ? 'Loading...' : error}</p>
        )}
      </div>
    </Box>
  );
}
