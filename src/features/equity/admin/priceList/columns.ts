/** Recognises the columns of a price list by their headings. */
import type { TableKind } from '@/lib/table/columns';
import type { FoundTable } from '@/lib/table/findTable';
import { fieldLabels, type ListField, neededFields } from './listFields';

/**
 * The known headings of each field, without spaces and punctuation. If two columns of a price list
 * match the same field, the heading that comes first in this array has priority.
 */
const headingLines: readonly (readonly [use: ListField | 'other', heads: string])[] = [
  ['symbol', 'symbol symbols ticker tickersymbol stocksymbol companysymbol stockcode'],
  ['symbol', 'code codes securitycode tradingcode shortname'],
  ['symbol', 'stock stocks security securities instrument equity equities counter'],
  ['symbol', 'company companyname companies securityname stockname name'],
  [
    'previous',
    'previousclosingprice previouscloseprice previousclose previousdayclose prevclosingprice prevcloseprice prevclose prevdayclose preclose pclose pcloseprice pclosingprice previousclosing prevclosing',
  ],
  ['previous', 'previousprice prevprice previous prev'],
  ['previous', 'refprice referenceprice ref reference'],
  ['previous', 'lastclose lastclosingprice yesterday yesterdaysclose yesterdaysprice'],
  [
    'current',
    'close closeprice closingprice closing todaysclose currentclose currentdayclose currentclosingprice',
  ],
  ['current', 'current currentprice'],
  ['current', 'last lastprice price'],
  ['current', 'today todaysprice todaysclosingprice'],
  ['trades', 'trades deals nooftrades numberoftrades noofdeals numberofdeals'],
  ['volume', 'volume volumetraded vol totalvolume sharestraded quantity qty'],
  ['value', 'value valuetraded totalvalue turnover'],
  ['date', 'tradedate tradingdate lasttradedate date'],
  // These columns are recognised and ignored. The price change that the Exchange prints is in
  // naira, even if it looks like a percentage.
  [
    'other',
    'open openprice openingprice opening high highprice dayhigh low lowprice daylow change chg pricechange netchange changepercent percentchange percentagechange percentchg s sn no sector market board',
  ],
];
const columnsByHeading = new Map(
  headingLines.flatMap(([use, heads], rank) =>
    heads.split(' ').map((head) => [head, { use, rank }] as const),
  ),
);

/** Returns a heading in lower case, without punctuation, units and text in brackets. */
function normalizeHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[([][^)\]]*[)\]]/g, '')
    .replace(/%|\bpct\b/g, 'percent')
    .replace(/\b(n|ngn|naira)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
}

export const priceListTableKind: TableKind<ListField> = {
  things: 'prices',
  uses: fieldLabels,
  needed: neededFields,
  findHeading: (text) => columnsByHeading.get(normalizeHeading(text)),
  example: [
    ['SYMBOL', 'PCLOSE', 'CLOSE'],
    ['ACCESSCORP', '24.10', '23.05'],
    ['AIRTELAFRI', '2,156.90', '2,156.90'],
    ['BUACEMENT', '93.00', '96.05'],
  ],
  hint: 'Copy the rows from the exchange\u2019s email or sheet, then press Ctrl+V',
};

export type PriceTable = FoundTable<ListField>;
