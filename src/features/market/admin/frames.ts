/** The headings and save labels of the editors. */
export const editorBoxProps = {
  asi: { title: 'All Share Index (ASI)', saveText: 'Save ASI' },
  fixedIncome: { title: 'Fixed Income', saveText: 'Save Fixed Income' },
  macroeconomics: {
    title: 'Indicators and exchange rate',
    saveText: 'Save Changes',
    // The page has a visible title, so this heading is only for screen readers.
    className: '[&>header_h2]:sr-only',
  },
};
