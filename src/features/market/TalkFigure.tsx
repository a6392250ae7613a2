import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { formatExchangeRate, formatPercent, formatPrice, roundTo2 } from '@/lib/format';
import { talkPatterns } from '@/content/home';
import { listKeys } from '@/lib/records';
import { listClosesUpTo, findDayOfRate, listRatesUpTo } from '@/figures/recent';
import { indicators } from '@/figures/registry';
import { toSeriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import { MonthLine } from './MonthLine';
import { describeLastMonth } from './lastMonth';
import { selectMacroeconomics, selectRecent } from './marketSlice';
import { OwnDate } from './OwnDate';
import { useAsi } from './useAsi';
import './HistoryLink.css';

/**
 * Links a talk to the page of the figure that the talk is about. Shows the date and the last 30
 * days of the figure. `z-1` puts this link above the link that covers the rest of the card.
 */
export function TalkFigure({ text }: { text: string }) {
  const asi = useAsi().data;
  const rates = useAppSelector(selectMacroeconomics).data;
  const recent = useAppSelector(selectRecent).data;
  const id = listKeys(talkPatterns).find((each) => talkPatterns[each].test(text));
  if (id === undefined) return null;
  let title = 'All Share Index';
  let slug: SeriesSlug = 'asi';
  let value = asi && formatPrice(asi.value);
  let date: ReactNode = null;
  let closes = listClosesUpTo(recent, asi);
  if (id === 'exchangeRate') {
    const price = rates?.exchangeRate ?? null;
    title = 'Exchange Rate';
    slug = 'exchange-rate';
    value = price === null ? null : formatExchangeRate(price);
    date = price !== null && <OwnDate getDay={(known) => findDayOfRate(known, price)} />;
    closes = listRatesUpTo(recent, price);
  } else if (id !== 'asi') {
    const rate = rates?.[id];
    ({ boardTitle: title, slug } = indicators[id]);
    value = rate ? formatPercent(roundTo2(rate.percentage)) : null;
    date = rate && <span className="own-date">{rate.date}</span>;
  }
  const hasLine = id === 'asi' || id === 'exchangeRate';
  return (
    <Link
      className="history-link figure-link relative z-1 col-span-full line-t border-hair text-navy-900"
      to={toSeriesPath(slug)}
    >
      <span>{title}</span>{' '}
      <b className="text-link" translate="no">
        {value}
      </b>{' '}
      {date}
      {hasLine && <MonthLine month={describeLastMonth(closes)} />}
    </Link>
  );
}
