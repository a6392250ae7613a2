/** Rows of a price list. The columns are symbol, previous close, close and volume. */
export const priceListRows: readonly (readonly string[])[] = [
  ['MTNN', '245.00', '269.50', '100'],
  ['GTCO [MRF]', '58.20', '63.10', '90'],
  ['ZENITHBANK', '46.35', '49.50', '80'],
  ['WAPCO', '80.00', '84.00', '70'],
  ['BUACEMENT', '93.00', '96.05', '60'],
  ['NESTLE', '1,050.00', '975.00', '10'],
  ['SEPLAT', '5,700.00', '5,386.50', '20'],
  ['ACCESSCORP', '24.10', '23.05', '30'],
  ['UBA', '38.90', '37.60', '40'],
  ['UCAP', '52.00', '50.50', '50'],
];
