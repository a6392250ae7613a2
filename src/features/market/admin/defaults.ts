import type { BondId, Tenure } from '../documents';

/** What the editor begins with where nothing has been saved yet. */
export const DEFAULT_TENURES: Record<BondId, readonly Tenure[]> = {
  bonds: [
    { label: '5-YEAR', rate: 12.5 },
    { label: '10-YEAR', rate: 13.25 },
    { label: '15-YEAR', rate: 13.75 },
    { label: '20-YEAR', rate: 14 },
  ],
  tbills: [
    { label: '91-DAY', rate: 10.5 },
    { label: '182-DAY', rate: 11.25 },
    { label: '364-DAY', rate: 12 },
  ],
};

/** The label of a row that 'Add Tenure' adds; its rate is 0. */
export const NEW_LABELS: Record<BondId, string> = { bonds: 'NEW-YEAR', tbills: 'NEW-DAY' };
