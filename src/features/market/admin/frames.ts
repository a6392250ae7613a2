export const editorBoxProps = {
  asi: { title: 'All Share Index (ASI)', saveText: 'Save ASI' },
  fixedIncome: { title: 'Fixed Income', saveText: 'Save Fixed Income' },
  macroeconomics: {
    title: 'Indicators and exchange rate',
    saveText: 'Save Changes',
    // The page already has a visible title, so only screen readers get this heading.
    className: '[&>header_h2]:sr-only',
  },
};
