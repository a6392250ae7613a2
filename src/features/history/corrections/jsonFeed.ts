import { getFeedTitle } from './corrections';
import type { FeedEntry } from './feedEntries';

/**
 * Returns the corrections as a JSON Feed 1.1 (jsonfeed.org), in the given order. The extension
 * `_correction` contains the values of a figure, or the explanation of a corrected note.
 * @param site the URL of the site, without a slash at the end
 * @param asOf the time at which the corrections were loaded
 */
export function toJsonFeed(
  entries: readonly FeedEntry[],
  site: string,
  asOf: Date = new Date(),
): string {
  const page = `${site}/corrections`;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: getFeedTitle(),
    home_page_url: page,
    language: 'en',
    _list: { as_of: asOf.toISOString() },
    items: entries.map(({ id, path, title, text, at, reasons, details }) => ({
      id: `${page}#${id}`,
      url: `${site}${path}`,
      title,
      content_text: text,
      date_published: at,
      tags: reasons,
      _correction: details,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
