import { firm } from '@/content/firm';
import { getFeedTitle } from './corrections';
import type { FeedEntry } from './feedEntries';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes text for XML 1.0. Replaces control characters by spaces, because XML does not allow most
 * of them.
 */
const escapeXml = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

function renderEntry({ id, path, title, text, at }: FeedEntry, site: string): string {
  return `  <entry>
    <id>${escapeXml(`${site}/corrections#${id}`)}</id>
    <link href="${escapeXml(`${site}${path}`)}"/>
    <title>${escapeXml(title)}</title>
    <updated>${at}</updated>
    <content type="text">${escapeXml(text)}</content>
  </entry>
`;
}

/**
 * Returns the corrections as an Atom feed (RFC 4287), in the given order.
 * @param site the URL of the site, without a slash at the end
 * @param asOf the time at which the corrections were loaded
 */
export function toAtom(entries: readonly FeedEntry[], site: string, asOf: Date): string {
  const page = `${site}/corrections`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(page)}</id>
  <link href="${escapeXml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(page)}.xml"/>
  <title>${escapeXml(getFeedTitle())}</title>
  <subtitle>${escapeXml(`As of ${asOf.toISOString()}`)}</subtitle>
  <updated>${asOf.toISOString()}</updated>
  <author><name>${escapeXml(firm.name)}</name></author>
${entries.map((entry) => renderEntry(entry, site)).join('')}</feed>
`;
}
