/** The firm's place on the map that a visitor may load: a placeholder for the owner to replace. */
const office = {
  bounds: '3.4120,6.4220,3.4400,6.4370',
  marker: '6.4295,3.4260',
} as const;

/** The office on OpenStreetMap: a page of its own, and an embed for the contact page. */
export const mapPageUrl = `https://www.openstreetmap.org/#map=16/${office.marker.replace(',', '/')}`;
export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${office.bounds}&layer=mapnik&marker=${office.marker}`;

/** The promise on the page of contacts: a placeholder for the owner to replace. */
export const responsePromise = 'Write to us and the team will respond within 24 hours.';
