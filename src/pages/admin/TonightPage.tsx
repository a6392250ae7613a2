import { useEffect, useEffectEvent, useState } from 'react';
import { PriceListPanel } from '@/features/equity/admin/priceList/PriceListPanel';
import { formatLongDate, formatLongDay } from '@/lib/days';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Checklist } from './tonight/Checklist';
import { dayName } from './tonight/evening';
import { tonightMessages } from './tonight/messages';
import { PublishBar } from './tonight/PublishBar';
import { PublishedBox } from './tonight/PublishedBox';
import { Review } from './tonight/Review';
import { useFiling } from './tonight/useFiling';
import { useTonight } from './tonight/useTonight';
import './tonight/Tonight.css';
import './tonight/TonightNarrow.css';
import { WithChanges } from './WithChanges';

/** The evening's figures: a checklist of what visitors see, the price list, and one commit for all. */
export default function TonightPage() {
  const tonight = useTonight();
  const { session, view, setView, published, files, read, publication } = tonight;
  const filings = { summary: useFiling(), priceList: useFiling() };
  const [filed, setFiled] = useState(true);
  const [list, setList] = useState(1);

  async function publish(overwrite: boolean) {
    const { category } = files.places.priceList;
    const waiting = filed && category !== null ? read : null;
    if (!(await tonight.publish(overwrite))) return;
    setList((now) => now + 1);
    if (waiting === null || category === null) return;
    const name = tonightMessages.listName(formatLongDate(session));
    const csv = new File([waiting.list.csv()], `price-list-${session}.csv`, { type: 'text/csv' });
    await filings.priceList.send(csv, { name, category, replaces: null });
  }

  const review = useEffectEvent(() => {
    if (view === 'edit') setView('review');
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      review();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const { gainers, losers } = tonight.stored.stocks;
  const onSite = { gainers: gainers?.stocks ?? [], losers: losers?.stocks ?? [] };
  const date = tonight.days.asi;
  return (
    <WithChanges>
      <AdminPage
        title={tonightMessages.title}
        under={formatLongDay(session)}
        aside={
          date === null ? null : (
            <>
              The site shows{' '}
              <b className="font-semibold text-ink">
                {date >= session ? "tonight's figures" : `figures from ${dayName(date, session)}`}
              </b>
            </>
          )
        }
      >
        <div className="tonight">
          <Checklist tonight={tonight} filings={filings} />
          <div className={view === 'edit' ? undefined : 'max-md:-order-1'}>
            <div hidden={view !== 'edit'}>
              <PriceListPanel
                key={list}
                published={onSite}
                about={tonight.firstTime}
                onChange={tonight.take}
              />
            </div>
            {view === 'review' && (
              <Review
                tonight={tonight}
                filed={filed}
                onFiled={setFiled}
                onPublish={(overwrite) => void publish(overwrite)}
              />
            )}
            {view === 'published' && published !== null && (
              <PublishedBox tonight={tonight} published={published} onUndone={tonight.wasUndone} />
            )}
          </div>
        </div>
        {view !== 'published' && (
          <PublishBar
            marks={tonight.marks}
            changes={view === 'review' ? tonight.review.changes.length : null}
            busy={publication.state === 'publishing'}
            disabled={view === 'review' && tonight.nothing}
            onPublish={() => {
              if (view !== 'review') setView('review');
              else if (tonight.fresh) void publish(false);
            }}
          />
        )}
      </AdminPage>
    </WithChanges>
  );
}
