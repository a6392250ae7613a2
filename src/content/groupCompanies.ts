/** Note on the Home page that tells visitors that these companies belong to the firm's group. */
export const groupNote = 'Companies of our own group';

/** The companies of the group. Each name and logo is a placeholder for the owner to replace. */
export const groupCompanies = [
  { name: 'Palmwood Capital', logo: '/images/group-capital.svg' },
  { name: 'Palmwood Asset Management', logo: '/images/group-asset.svg' },
  { name: 'Palmwood Trustees', logo: '/images/group-trustees.svg' },
  { name: 'Palmwood Securities', logo: '/images/group-securities.svg' },
] as const;
