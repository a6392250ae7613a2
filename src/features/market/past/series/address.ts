/* What an address says of a series page: the range, the comparison, the day that is read, the tenure. */
import { DEFAULT_RANGE, nearestRange, type RangeId } from '../ranges';

export interface SeriesAddress {
  range: RangeId;
  compare: boolean;
  /** The key of the figure that is read; null for the newest. */
  day: string | null;
  /** The label of the tenure, for a list of rates; null for the first choice. */
  tenure: string | null;
}

const YEAR_EARLIER = 'year-earlier';

/** What an address without a query says. */
export const plainAddress: SeriesAddress = {
  range: DEFAULT_RANGE,
  compare: false,
  day: null,
  tenure: null,
};

/** What a query says, with the nearest range that there is in place of one that there is not. */
export function readAddress(query: URLSearchParams): SeriesAddress {
  return {
    range: nearestRange(query.get('range')),
    compare: query.get('compare') === YEAR_EARLIER,
    day: query.get('day'),
    tenure: query.get('tenure'),
  };
}

/** A query that says this, with what else was in it. What is the default is left out. */
export function writeAddress(query: URLSearchParams, address: SeriesAddress): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | null) => {
    if (value === null) written.delete(name);
    else written.set(name, value);
  };
  put('range', address.range === DEFAULT_RANGE ? null : address.range);
  put('compare', address.compare ? YEAR_EARLIER : null);
  put('day', address.day);
  put('tenure', address.tenure);
  return written;
}
