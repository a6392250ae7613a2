/** The firm's name and contact details. Every value is a placeholder for the owner to replace. */
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
} as const;
