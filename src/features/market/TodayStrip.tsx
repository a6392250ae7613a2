import { Link, useLocation } from 'react-router-dom';
import { useAppSelector, useFigures } from '@/ui/storeHooks';
import { useNow } from '@/ui/browserState';
import { toCssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { marketMessages } from './messages';
import { openToday, selectMacroeconomics, selectRecent } from './marketSlice';
import { toFigureAttribute } from './figureAttributes';
import { getChangeClass, getEarlyToday, isBusy, toTodayContent } from './today';
import { useAsi } from './useAsi';
import './TodayStrip.css';

/**
 * On /markets itself, the strip links to `#top`. `reloadDocument` lets the browser follow this link
 * without React Router.
 */
const MARKETS_PATH = '/markets';
const labelClass = 'text-xs/3.5 text-muted';

/** Below 48rem, the link shows only its arrow, above the right end of the exchange rate. */
const linkTextClass =
  'col-start-5 gap-2.5 pr-0 font-head text-sm/5 font-semibold text-link group-hover:underline decoration-2 underline-offset-4 @max-3xl/today:absolute @max-3xl/today:top-1 @max-3xl/today:right-1.5 @max-3xl/today:p-0';
const arrowClass =
  '[transition:translate_120ms_var(--ease-settle)] group-hover:[translate:4px_0] @max-5xl/today:hidden @max-3xl/today:block';

/**
 * Shows the latest figures below the navigation, as one link to the markets page. The prerendered
 * strip is empty. The start-up script (`src/app/startup`) fills in cached figures before React
 * runs, so the markup must be the same in every state.
 */
export function TodayStrip() {
  const isHere = useLocation().pathname === MARKETS_PATH;
  const asi = useAsi();
  const macroeconomics = useAppSelector(selectMacroeconomics);
  const recent = useAppSelector(selectRecent);
  useFigures(openToday);
  const requests = { asi, macroeconomics, recent };
  const { date, marks, state, texts } = toTodayContent(requests, useNow(), getEarlyToday());
  return (
    <div
      className="page-grid today print:hidden"
      role="region"
      aria-label="Figures of the day"
      {...toFigureAttribute('today')}
      data-state={state}
      style={toCssVars(marks)}
      // The start-up script sets this style before React runs. Browsers serialise it differently
      // than React does.
      suppressHydrationWarning
    >
      <Link
        className="group text-navy-900 no-underline -outline-offset-3"
        to={isHere ? '#top' : MARKETS_PATH}
        reloadDocument={isHere}
        aria-busy={isBusy(state)}
      >
        <span className="today-flag">
          <small className="min-w-16 text-xs/3.5 font-medium" {...toFigureAttribute('today.day')}>
            {texts['today.day']}
          </small>
          <time {...toFigureAttribute('asi.date')} dateTime={date} translate="no">
            {texts['asi.date']}
          </time>
        </span>
        {state === 'none' ? (
          <span className="col-[2/5] @max-3xl/today:col-[2/4]">{texts['today.note']}</span>
        ) : (
          <>
            <span>
              <small className={labelClass}>All Share Index</small>
              <span className="today-value">
                <b {...toFigureAttribute('asi.value')} translate="no">
                  {texts['asi.value']}
                </b>
                <span className="rising">
                  <Icon name="up" size={14} strokeWidth={2.25} />
                  <span
                    {...toFigureAttribute('asi.change')}
                    translate="no"
                    className={getChangeClass(texts['asi.change'])}
                  >
                    {texts['asi.change']}
                  </span>{' '}
                  <span className="sr-only">{marketMessages.fromSessionBefore}</span>
                </span>
              </span>
              <i />
            </span>
            <span>
              <small className={`today-unit ${labelClass}`}>
                <span className="sr-only">Exchange rate, </span>
                <span>
                  Naira<span> per $</span>
                </span>
                <span {...toFigureAttribute('exchangeRate.day')}>{texts['exchangeRate.day']}</span>
              </small>
              <span className="today-value">
                <b {...toFigureAttribute('exchangeRate.price')} translate="no">
                  {texts['exchangeRate.price']}
                </b>
              </span>
              <i className="today-rate" />
            </span>
            <span
              className="col-start-4 pr-0 pl-3 text-muted @max-7xl/today:sr-only"
              {...toFigureAttribute('today.note')}
            >
              {texts['today.note']}
            </span>
          </>
        )}
        <span className={linkTextClass}>
          <span className="@max-3xl/today:sr-only">Market data</span>
          <Icon className={arrowClass} name="right" size={18} strokeWidth={1.75} />
        </span>
      </Link>
    </div>
  );
}
