import { firm } from '@/content/firm';
import { type Correction, describeCorrection, formatTitle, getFeedTitle } from './corrections';

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

function renderEntry(correction: Correction, page: string): string {
  const address = escapeXml(`${page}#${correction.id}`);
  return `  <entry>
    <id>${address}</id>
    <link href="${address}"/>
    <title>${escapeXml(formatTitle(correction))}</title>
    <updated>${correction.current.at}</updated>
    <content type="text">${escapeXml(describeCorrection(correction))}</content>
  </entry>
`;
}

/**
 * Returns the corrections as an Atom feed (RFC 4287), in the given order. Omits series that we may
 * not pass on.
 * @param site the URL of the site, without a slash at the end
 * @param asOf the time at which the figures were loaded
 */
export function toAtom(corrections: readonly Correction[], site: string, asOf: Date): string {
  const page = `${site}/corrections`;
  const entries = corrections
    .filter(({ content }) => content.use.reuse === 'yes')
    .map((correction) => renderEntry(correction, page));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(page)}</id>
  <link href="${escapeXml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(page)}.xml"/>
  <title>${escapeXml(getFeedTitle())}</title>
  <subtitle>${escapeXml(`As of ${asOf.toISOString()}`)}</subtitle>
  <updated>${asOf.toISOString()}</updated>
  <author><name>${escapeXml(firm.name)}</name></author>
${entries.join('')}</feed>
`;
}
