/** Stored figures of the session of 13 March 2025, for tests. */

export const storedFigures = {
  asi: { value: 104782.42, change: 0.21, date: '2025-03-13' },
  inflation: { date: 'February 2025', percentage: 23.18 },
  gdp: { date: 'Q4 2024', percentage: 3.84 },
  monetaryPolicy: { date: 'February 20, 2025', percentage: 27.5 },
  exchangeRate: 1531.2,
  bonds: [
    { label: '5-YEAR', rate: 18.42 },
    { label: '10-YEAR', rate: 18.74 },
  ],
  tbills: [{ label: '91-DAY', rate: 18.05 }],
};

/** Stored documents of gainers and losers, as the input of `parseEquityMarket`. */
export const storedLists = {
  topGainers: {
    stocks: [
      { id: 'id_GTCO', symbol: 'GTCO', previousDayClose: 50, currentDayClose: 54 },
      { id: 'id_WAPCO', symbol: 'WAPCO', previousDayClose: 80, currentDayClose: 84 },
    ],
    lastUpdated: '2025-03-13T17:31:00Z',
  },
  topLosers: {
    stocks: [{ id: 'id_UBA', symbol: 'UBA', previousDayClose: 40, currentDayClose: 39 }],
    lastUpdated: '',
  },
};

export const storedDays = {
  asi: '2025-03-13',
  stocks: '2025-03-13',
  exchangeRate: '2025-03-13',
  bonds: '2025-03-13',
  tbills: '',
};
