import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { openToday, selectAsi, selectMacroeconomics } from './marketSlice';
import { figureElement } from './Skeleton';
import { todayFrom } from './today';
import './TodayStrip.css';
import './TodayScales.css';
import './TodayWidths.css';

/** There the link is a plain one to the top, which the browser itself follows. */
const MARKETS = '/markets';

/**
 * The figures of the day under the navigation, one link to the markets. Prerendered empty; `src/app/startup`
 * puts what is known before React runs into the texts, so all figures share one markup.
 */
export function TodayStrip() {
  const dispatch = useAppDispatch();
  const isHere = useLocation().pathname === MARKETS;
  const asi = useAppSelector(selectAsi);
  const macroeconomics = useAppSelector(selectMacroeconomics);
  useEffect(() => {
    dispatch(openToday());
  }, [dispatch]);
  const { date, marks, state, texts } = todayFrom(asi, macroeconomics, new Date());
  return (
    <div
      className="page-grid today"
      role="region"
      aria-label="Figures of the day"
      {...figureElement('today')}
      data-state={state}
      style={cssVars(marks)}
    >
      <Link
        to={isHere ? '#top' : MARKETS}
        reloadDocument={isHere}
        aria-busy={state === 'waiting' || state === 'known'}
      >
        <span className="today-flag">
          <small {...figureElement('today.day')}>{texts['today.day']}</small>
          <time {...figureElement('asi.date')} dateTime={date}>
            {texts['asi.date']}
          </time>
        </span>
        {state === 'none' ? (
          <span className="today-none">{texts['today.note']}</span>
        ) : (
          <>
            <span>
              <small>All Share Index</small>
              <span className="today-value">
                <b {...figureElement('asi.value')}>{texts['asi.value']}</b>
                <span className="rising">
                  <Icon name="up" size={14} strokeWidth={2.25} />
                  <span
                    {...figureElement('asi.change')}
                    className={texts['asi.change'].startsWith('-') ? 'falling' : 'rising'}
                  >
                    {texts['asi.change']}
                  </span>
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
                <b {...figureElement('exchangeRate.price')}>{texts['exchangeRate.price']}</b>
              </span>
              <i className="today-rate" />
            </span>
            <span className="today-note" {...figureElement('today.note')}>
              {texts['today.note']}
            </span>
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
