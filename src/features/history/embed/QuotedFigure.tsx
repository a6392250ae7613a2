import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { hasTenures } from '@/figures/history';
import { AddressNotices } from '@/ui/AddressNotices';
import { useHydrated } from '@/ui/browserState';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { RetryButton } from '@/ui/RetryButton';
import { Scale } from '@/ui/Scale';
import { CHANGE_SPAN } from '@/figures/scaleSpans';
import { findComparison } from '../comparisons';
import { formatComparedName } from '../moves';
import { describeBeginning } from '../due';
import { embedMessages, historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { getDefaultRange } from '../ranges';
import { Period } from '../Period';
import { toAddressQuery, readAddress } from '../series/address';
import { Failure } from '../series/Failure';
import { isComplete, findTenureNotice } from '../series/notices';
import { FigureChange } from '../series/FigureChange';
import { type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';
import { formatValue, getFigureMove } from '../values';
import './EmbeddedSeries.css';
import './QuotedFigure.css';

/**
 * The scales that show a change. The scale of rates is shorter, because rates move less in a day
 * than indexes and prices.
 */
const changeScales = {
  percent: { span: { min: -1, max: 1 }, minor: 0.05, major: 0.25, ends: ['-1 pp', '+1 pp'] },
  other: { span: CHANGE_SPAN, minor: 0.25, major: 1, ends: ['-5%', '+5%'] },
} as const;

function ChangeScale({ content, amount }: { content: SeriesContent; amount: number | undefined }) {
  const { span, minor, major, ends } =
    changeScales[content.format === 'percent' ? 'percent' : 'other'];
  const labels = [span.min, 0, span.max].map((at, index) => ({
    at,
    text: [ends[0], '0', ends[1]][index] ?? '',
  }));
  return <Scale value={amount} span={span} minor={minor} major={major} labels={labels} />;
}

interface FigureBodyProps {
  content: SeriesContent;
  history: SeriesHistory;
  now: Date;
}

/** Shows the newest figure and its change from the previous figure, as text and on a scale. */
function NewestFigure({ content, history, now }: FigureBodyProps) {
  const newest = history.figures.at(-1);
  if (newest === undefined) return null;
  const comparison = findComparison({ all: history.figures, weekly: false }, newest);
  const text = formatValue(content, newest.value);
  const move = getFigureMove(content, comparison?.before, newest);
  return (
    <>
      <p
        className="figures quoted-value"
        style={toCssVars({ '--characters': text.length })}
        translate="no"
      >
        {text}
      </p>
      <p className="quoted-change">
        {comparison && (
          <FigureChange
            content={content}
            before={comparison.before}
            figure={newest}
            against={formatComparedName(content, newest, comparison, now)}
          />
        )}
      </p>
      {move !== null && <ChangeScale content={content} amount={move.amount} />}
    </>
  );
}

function FigureBody({ content, history, now }: FigureBodyProps) {
  const { view, retry, retrying } = history;
  if (view === 'failed') {
    return (
      <div className="quoted-none">
        <b role="alert">{embedMessages.notLoaded}</b>
        <RetryButton
          className="small-button min-w-28"
          what={content.name}
          busy={retrying}
          onRetry={retry}
        />
      </div>
    );
  }
  if (view === 'empty') return <b className="quoted-none">{describeBeginning(content, now)}</b>;
  if (view === 'done') return <NewestFigure content={content} history={history} now={now} />;
  return (
    <>
      <p className="quoted-value">
        <span
          className="skeleton inline-block h-10 w-60 max-w-full align-middle"
          aria-hidden="true"
        />
        <span className="sr-only loading-text">{historyMessages.loading}</span>
      </p>
      <p className="quoted-change">
        <span className="skeleton mt-1 h-4 w-30" aria-hidden="true" />
      </p>
    </>
  );
}

/**
 * A frame on another site for a series whose owner does not allow charts there. It shows the newest
 * figure with its date, change and source, and links to the page of the series.
 */
export function QuotedFigure({ content }: { content: SeriesContent }) {
  const [now] = useState(() => new Date());
  const [query] = useSearchParams();
  const requestedTenure = readAddress(content, query).tenure;
  const history = useSeriesHistory(content, '1m', false, requestedTenure);
  const { tenure, figures } = history;
  const newest = figures.at(-1);
  const notice = useHydrated() && isComplete(history) && findTenureNotice(content, query, history);
  const page = toAddressQuery(content, {
    range: getDefaultRange(content),
    compare: null,
    day: null,
    tenure: requestedTenure,
  });
  return (
    <article className="embed quoted" aria-busy={history.view === 'loading'}>
      <header className="embed-head navy-ground">
        <h1>
          {/* Next to a tenor, there is only room for the short name of the series. */}
          <span>{hasTenures(content.id) ? content.name : content.fullName}</span>
          {tenure !== undefined && <span>{`, ${tenure}`}</span>}
        </h1>
        {newest && (
          <p>
            <Period of={newest.key}>{formatShortPeriod(newest.key)}</Period>
          </p>
        )}
      </header>
      <div className={classes('quoted-body', history.view)}>
        <FigureBody content={content} history={history} now={now} />
      </div>
      <AddressNotices className="embed-notices" notices={notice ? [notice] : []} />
      <footer className="quoted-foot">
        <Failure content={content} history={history} now={now} />
        <p>
          <b>{content.publisher}</b>
          {`, ${embedMessages.whatIsQuoted(content)}. ${embedMessages.mayBeQuoted}`}
        </p>
        <p>
          <a href={toSeriesPath(content.slug) + page} target="_blank" rel="noopener">
            {embedMessages.historyAt(firm.name)} <Icon name="newTab" size={14} />
            <span className="sr-only">{embedMessages.opensInNewTab(content.name)}</span>
          </a>
        </p>
      </footer>
    </article>
  );
}
