import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { AddressNotices } from '@/ui/AddressNotices';
import { Icon } from '@/ui/Icon';
import { formatComparedName } from '../moves';
import { historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { toAddressQuery } from '../series/address';
import { Failure } from '../series/Failure';
import { FigureChange } from '../series/FigureChange';
import { RangeToggle } from '../series/RangeToggle';
import { SeriesChart } from '../series/SeriesChart';
import { type Series, useSeries } from '../series/useSeries';
import { formatValue } from '../values';
import './EmbeddedSeries.css';

/**
 * Shows the publisher of the data and the name of our firm. The name links to the page of the
 * series in a new tab.
 */
function SeriesLink({ content, query }: { content: SeriesContent; query: string }) {
  return (
    <p>
      Source: <span className="publisher">{content.publisher}, by </span>
      <a href={toSeriesPath(content.slug) + query} target="_blank" rel="noopener">
        {firm.name} <Icon name="newTab" size={14} />
        <span className="sr-only">{`: ${content.name} with its table (opens in a new tab)`}</span>
      </a>
    </p>
  );
}

function EmbeddedReadout({ series }: { series: Series }) {
  const { content, history, comparison, selected, now } = series;
  if (selected === undefined) {
    return (
      <p className="embed-reading loading-text">
        {history.view === 'loading' ? historyMessages.loading : ' '}
      </p>
    );
  }
  return (
    <p className="embed-reading">
      <b className="figures" translate="no">
        {formatValue(content, selected.value)}
      </b>
      {comparison && (
        <span className="embed-change">
          <FigureChange
            content={content}
            before={comparison.before}
            figure={selected}
            against={formatComparedName(content, selected, comparison, now)}
          />
        </span>
      )}
      <span className="embed-date">{formatShortPeriod(selected.key)}</span>
    </p>
  );
}

/**
 * Shows a series in a frame on another site, with its chart, newest figure, ranges and source. The
 * frame can be as small as 280 by 220px.
 */
export function EmbeddedSeries({ content }: { content: SeriesContent }) {
  const series = useSeries(content, true);
  const { history, address, compared } = series;
  const problem =
    compared === null || compared.problem === ''
      ? []
      : [{ parameter: 'compare', text: compared.problem }];
  return (
    <article className="embed">
      <header className="embed-head navy-ground">
        <h1>
          <span>{content.name}</span>
          {history.tenure !== undefined && <span>{`, ${history.tenure}`}</span>}
        </h1>
        <EmbeddedReadout series={series} />
      </header>
      <SeriesChart plain className="embed-chart" series={series} />
      <AddressNotices className="embed-notices" notices={[...series.notices, ...problem]} />
      <footer className="embed-foot">
        <RangeToggle {...series} />
        <Failure {...series} />
        <SeriesLink content={content} query={toAddressQuery(content, address)} />
      </footer>
    </article>
  );
}
