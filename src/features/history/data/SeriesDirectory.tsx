import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { useHydrated, useNow } from '@/ui/browserState';
import { Icon } from '@/ui/Icon';
import { formatShortPeriod } from '../periods';
import { ToolIcon } from '../tools/ToolIcon';
import { describeNextFigure } from './describeNextFigure';
import { directoryMessages, sharesRow } from './messages';
import { reservedSeries, reusableSeries } from './reuse';
import { useCsvDownload } from './useCsvDownload';
import './SeriesDirectory.css';

const { columns } = directoryMessages;

function TableHead() {
  return (
    <thead>
      <tr>
        {[columns.series, columns.unit, columns.often, columns.next, columns.publisher].map(
          (name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ),
        )}
        <th scope="col">{columns.download}</th>
      </tr>
    </thead>
  );
}

interface GroupHeadProps {
  title: string;
  terms: string;
  isReusable: boolean;
}

function GroupHead({ title, terms, isReusable }: GroupHeadProps) {
  return (
    <tr className="series-group">
      <th scope="rowgroup" colSpan={6}>
        <b>
          {isReusable ? <Icon name="check" size={22} /> : <ToolIcon name="lock" size={22} />}
          {title}
        </b>{' '}
        <span>{terms}</span>
      </th>
    </tr>
  );
}

/**
 * The cells of a table row, except for the last cell. The last cell contains the download and
 * differs between series that visitors may reuse and other series.
 */
function SeriesCells({ content }: { content: SeriesContent }) {
  const { name, slug, unit, terms, publisher, publisherUrl, breaks } = content;
  // The next figure depends on today's date, which the prerendered page cannot know.
  const isHydrated = useHydrated();
  const now = useNow();
  return (
    <>
      <th scope="row">
        <Link to={toSeriesPath(slug)}>{name}</Link>
        {breaks.map(({ at }) => (
          <small key={at}>{directoryMessages.newBasis(formatShortPeriod(at))}</small>
        ))}
      </th>
      <td className="series-unit">{unit}</td>
      <td className="series-often">{directoryMessages.each(terms.one)}</td>
      <td className="series-next">{isHydrated ? describeNextFigure(content, now) : ''}</td>
      <td className="series-publisher">
        <a href={publisherUrl}>{publisher}</a>
      </td>
    </>
  );
}

/**
 * Lists all series in two groups: series that visitors may reuse, and series whose owner they must
 * ask first.
 */
export function SeriesDirectory() {
  const { reading, message, download } = useCsvDownload();
  return (
    <>
      <table className="series-directory">
        <caption className="sr-only">{directoryMessages.caption}</caption>
        <TableHead />
        <tbody>
          <GroupHead
            isReusable
            title={directoryMessages.free}
            terms={directoryMessages.freeTerms}
          />
          {reusableSeries.map((content) => (
            <tr key={content.slug} id={content.slug} tabIndex={-1}>
              <SeriesCells content={content} />
              <td className="series-download">
                <button
                  type="button"
                  aria-label={directoryMessages.downloadCsv(content)}
                  aria-disabled={reading !== null}
                  onClick={() => void download(content)}
                >
                  <ToolIcon name="download" size={18} />
                  <span>CSV</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <GroupHead
            isReusable={false}
            title={directoryMessages.ask}
            terms={directoryMessages.askTerms}
          />
          {reservedSeries.map((content) => (
            <tr key={content.slug} id={content.slug} tabIndex={-1}>
              <SeriesCells content={content} />
              <td className="series-download">{directoryMessages.quoteOnly}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Link to="/">{sharesRow.name}</Link>
            </th>
            <td className="series-unit">{sharesRow.unit}</td>
            <td className="series-often">{sharesRow.often}</td>
            <td className="series-next">{sharesRow.next}</td>
            <td className="series-publisher">{sharesRow.publisher}</td>
            <td className="series-download">{directoryMessages.quoteOnly}</td>
          </tr>
        </tbody>
      </table>
      <p className="series-message print:hidden" role="status">
        {message}
      </p>
    </>
  );
}
