import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { remember } from '@/browser/cache';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { openToday, selectAsi, selectMacroeconomics } from './marketSlice';
import { isPending, TODAY_KEY, todayFrom, todayToRemember } from './today';
import './TodayStrip.css';
import './TodayScales.css';
import './TodayWidths.css';

/** There the link is a plain one to the top, which the browser itself follows. */
const MARKETS = '/markets';

/** What the script before the first paint has put there. */
const beforePaint = () => (typeof window === 'undefined' ? undefined : window.todayBeforePaint);

/**
 * The figures of the day under the navigation, one link to the markets. Prerendered empty;
 * `beforeFirstPaint.ts` puts what the browser knows into the texts, so all figures share one markup.
 */
export function TodayStrip() {
  const dispatch = useAppDispatch();
  const isHere = useLocation().pathname === MARKETS;
  const asi = useAppSelector(selectAsi);
  const macroeconomics = useAppSelector(selectMacroeconomics);
  useEffect(() => {
    dispatch(openToday());
  }, [dispatch]);
  useEffect(() => {
    // Of half an answer the next visit would begin with less than this one did.
    if (asi.status !== 'succeeded' || macroeconomics.status !== 'succeeded') return;
    const now = new Date();
    const shown = todayFrom(asi, macroeconomics, now);
    if (shown.state === 'none') return;
    remember(TODAY_KEY, { data: todayToRemember(shown), at: now.toISOString() });
  }, [asi, macroeconomics]);
  const shown = todayFrom(asi, macroeconomics, new Date());
  const today = isPending(asi) || isPending(macroeconomics) ? (beforePaint() ?? shown) : shown;
  const waits = today.state === 'waiting';
  const [flag, day, index, change, rate, note] = today.texts;
  return (
    <div
      className="page-grid today"
      role="region"
      aria-label="Figures of the day"
      data-state={today.state}
      style={
        waits ? undefined : cssVars({ '--change': `${today.change}`, '--rate': `${today.rate}` })
      }
      suppressHydrationWarning
    >
      <Link
        to={isHere ? '#top' : MARKETS}
        reloadDocument={isHere}
        aria-busy={waits || today.state === 'known'}
      >
        <span className="today-flag">
          <small>{flag}</small>
          <time dateTime={today.date}>{day}</time>
        </span>
        {today.state === 'none' ? (
          <span className="today-none">{note}</span>
        ) : (
          <>
            <span>
              <small>All Share Index</small>
              <span className="today-value">
                <b>{index}</b>
                <span className={change.startsWith('-') ? 'falling' : 'rising'}>
                  <Icon name="up" size={14} strokeWidth={2.25} />
                  <span>{change}</span>
                </span>
              </span>
              <i className="today-change" />
            </span>
            <span>
              <small>
                <span className="sr-only">Exchange rate, </span>
                Naira per $
              </small>
              <span className="today-value">
                <b>{rate}</b>
              </span>
              <i className="today-rate" />
            </span>
            <span className="today-note">{note}</span>
          </>
        )}
        <span className="today-go">
          <span>Market data</span>
          <Icon name="right" size={18} strokeWidth={1.75} />
        </span>
      </Link>
    </div>
  );
}
