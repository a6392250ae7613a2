import { MERGED, trimmed } from '@/lib/table/grid';
import { type Field, fields } from './types';

/** Heads that are in use, without spaces and signs. Of two of a field the earlier line wins. */
const names: Record<Field, readonly string[]> = {
  symbol: [
    'symbol symbols ticker tickersymbol stocksymbol companysymbol stockcode',
    'code codes securitycode tradingcode shortname',
    'stock stocks security securities instrument equity equities counter',
    'company companyname companies securityname stockname name',
  ],
  previous: [
    'previousclosingprice previouscloseprice previousclose previousdayclose prevclosingprice prevcloseprice prevclose prevdayclose preclose pclose pcloseprice pclosingprice previousclosing prevclosing',
    'previousprice prevprice previous prev',
    'refprice referenceprice ref reference',
    'lastclose lastclosingprice yesterday yesterdaysclose yesterdaysprice',
  ],
  current: [
    'close closeprice closingprice closing todaysclose currentclose currentdayclose currentclosingprice',
    'current currentprice',
    'last lastprice price',
    'today todaysprice todaysclosingprice',
  ],
  trades: ['trades deals nooftrades numberoftrades noofdeals numberofdeals'],
  volume: ['volume volumetraded vol totalvolume sharestraded quantity qty'],
  value: ['value valuetraded totalvalue turnover'],
  date: ['tradedate tradingdate lasttradedate date'],
};
/** Recognised as heads, and not used: the exchange's own change is in naira, whatever it looks like. */
const unused =
  'open openprice openingprice opening high highprice dayhigh low lowprice daylow change chg pricechange netchange changepercent percentchange percentagechange percentchg s sn no sector market board';

export interface Head {
  field: Field | 'other';
  /** The rank: of two columns for one field the lower is taken. */
  rank: number;
}

const headsOf = (field: Head['field'], same: string, rank: number) =>
  same.split(' ').map((name): [string, Head] => [name, { field, rank }]);
const known = new Map([
  ...headsOf('other', unused, 0),
  ...fields.flatMap((field) => names[field].flatMap((same, rank) => headsOf(field, same, rank))),
]);

/** Returns a head without case, signs, units and brackets. */
export function headKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[([][^)\]]*[)\]]/g, '')
    .replace(/%|\bpct\b/g, 'percent')
    .replace(/\b(n|ngn|naira)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
}

const LONGEST_HEAD = 40;

export function headOf(cell: string): Head | null {
  const text = trimmed(cell);
  if (text === '' || text === MERGED || text.length > LONGEST_HEAD || !/[a-z%]/i.test(text)) {
    return null;
  }
  return known.get(headKey(text)) ?? null;
}

/** Returns whether heads make a price list: a symbol beside a close, or three that are known. */
export function areHeads(heads: readonly (Head | null)[]): boolean {
  const found = new Set(heads.map((head) => head?.field));
  found.delete(undefined);
  if (found.has('symbol') && (found.has('previous') || found.has('current'))) return true;
  return heads.filter((head) => head !== null).length >= 3 && found.size >= 2;
}
