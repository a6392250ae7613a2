import { firm } from '@/content/firm';
import { toEmbedPath, toSeriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { noticeLineClass } from './noticeLine';

/**
 * Tells users without JavaScript what does not work and what they can do. Only prerendered HTML
 * contains this notice.
 */
export function WithoutScripts({ path }: { path: string }) {
  const [phone] = firm.phones;
  const embedded = seriesSlugs.find((slug) => toEmbedPath(slug) === path);
  return (
    <noscript>
      {embedded === undefined ? (
        <p className={noticeLineClass}>
          Without JavaScript this site cannot show market figures, files or news. Call{' '}
          <a href={phone.href}>{phone.shown}</a> or write to{' '}
          <a href={`mailto:${firm.email}`}>{firm.email}</a>.
        </p>
      ) : (
        <p className={noticeLineClass}>
          Without JavaScript no figures are shown here.{' '}
          <a href={toSeriesPath(embedded)} target="_blank" rel="noopener">
            About this series
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </noscript>
  );
}
