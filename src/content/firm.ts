/** The firm: its name and how to reach it. Every value is a placeholder for the owner to replace. */
export const firm = {
  name: 'Palmwood Research',
  tagline: 'Markets, economies and sectors, measured and explained.',
  phones: [
    { shown: '+234 (1) 555 0100', href: 'tel:+23415550100' },
    { shown: '+234 (1) 555 0101', href: 'tel:+23415550101' },
  ],
  email: 'info@example.com',
  address: '1 Placeholder Street, Victoria Island, Lagos, Nigeria',
  social: {
    photos: 'https://photos.example.com/palmwood-research',
    network: 'https://network.example.com/palmwood-research',
  },
  copyright: '© Palmwood Research 2025',
  responsePromise: 'Write to us and the team will respond within 24 hours.',
} as const;

/** The firm's place on the map that a visitor may load: a placeholder for the owner to replace. */
const office = {
  bounds: '3.4120,6.4220,3.4400,6.4370',
  marker: '6.4295,3.4260',
} as const;

/** The office on OpenStreetMap: a page of its own, and an embed for the contact page. */
export const mapPageUrl = `https://www.openstreetmap.org/#map=16/${office.marker.replace(',', '/')}`;
export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(
  office.bounds,
)}&layer=mapnik&marker=${encodeURIComponent(office.marker)}`;
