import { firm } from '@/content/firm';
import { type SeriesContent, seriesPath } from '@/content/series';
import { Icon } from '@/ui/Icon';
import { figureBefore } from '../bases';
import { pastMessages } from '../messages';
import { shortWords } from '../periods';
import { writeAddress } from '../series/address';
import { Failure, insteadOf } from '../series/Instead';
import { Moved } from '../series/Reading';
import { RangeKeys } from '../series/SeriesKeys';
import { SeriesChart } from '../series/SeriesChart';
import { type Series, useSeries } from '../series/useSeries';
import { summaryOf } from '../summary';
import { valueWords } from '../values';
import './EmbeddedSeries.css';

/** What is read, in one line: the value, how it moved, its day. */
function EmbeddedReading({ series }: { series: Series }) {
  const { content, past, shown, at } = series;
  if (shown === null || at === undefined) {
    return <p className="embed-reading">{past.view === 'loading' ? pastMessages.loading : ' '}</p>;
  }
  return (
    <p className="embed-reading">
      <b className="figures">{valueWords(content, at.value)}</b>
      <Moved content={content} before={figureBefore(shown.all, at, shown.weekly)} figure={at} />
      <span>{shortWords(at.key)}</span>
    </p>
  );
}

/**
 * A series for another site's page: its chart at any size from 280 by 220, the newest figure, the
 * ranges, and where it is from. Its one link opens a tab of its own.
 */
export function EmbeddedSeries({ content }: { content: SeriesContent }) {
  const series = useSeries(content);
  const { past, shown, at, address } = series;
  const page = `${seriesPath(content.slug)}?${writeAddress(new URLSearchParams(), address).toString()}`;
  return (
    <article className="embed">
      <header className="embed-head navy-ground">
        <h1>
          <span>{content.name}</span>
          {past.tenure !== undefined && <span>, {past.tenure}</span>}
        </h1>
        <EmbeddedReading series={series} />
      </header>
      <figure className="embed-chart" aria-label={content.name}>
        <figcaption className="sr-only">
          {shown !== null && summaryOf(content, shown.range, shown, past.tenure)}
        </figcaption>
        <SeriesChart
          plain
          content={content}
          shown={shown}
          at={at}
          missing={series.missing}
          onRead={series.read}
          onPreview={series.preview}
          instead={insteadOf(series)}
        />
      </figure>
      <footer className="embed-foot">
        <RangeKeys {...series} />
        <Failure {...series} />
        <p>
          Source: <span className="range-rest">{content.publisher}, by </span>
          <a href={page.replace(/\?$/, '')} target="_blank" rel="noopener">
            {firm.name} <Icon name="newTab" size={14} />
            <span className="sr-only">{`: ${content.name} with its table (opens in a new tab)`}</span>
          </a>
        </p>
      </footer>
    </article>
  );
}
