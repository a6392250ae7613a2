/** The coordinates of the office on the map, a placeholder for the owner to replace. */
const office = {
  bounds: '3.4120,6.4220,3.4400,6.4370',
  marker: '6.4295,3.4260',
} as const;

/** OpenStreetMap URLs for the office: the full map, and the map that the Contact page embeds. */
export const mapPageUrl = `https://www.openstreetmap.org/#map=16/${office.marker.replace(',', '/')}`;
export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${office.bounds}&layer=mapnik&marker=${office.marker}`;

/**
 * The response time promised on the Contact page. It is a placeholder for the owner to replace.
 */
export const responsePromise = 'Write to us and the team will respond within 24 hours.';
