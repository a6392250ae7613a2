/** The headings of the editors, and the labels of their save buttons. */
export const frames = {
  asi: { title: 'All Share Index (ASI)', saveText: 'Save ASI' },
  fixedIncome: { title: 'Fixed Income', saveText: 'Save Fixed Income' },
  macroeconomics: {
    title: 'Indicators and exchange rate',
    saveText: 'Save Changes',
    className: '[&>header_h2]:sr-only',
  },
};
