/*
 * What Google bills for a call to Firestore, and what a month of visits costs. The rules and prices
 * are those of docs/scale.md, which names the source and the day of each.
 */

/** A price beyond what is free, in US dollars. */
const prices = {
  /** The price of 100,000 document reads, in a single region (us-central1) and in a multi-region (nam5). */
  reads: { region: 0.03, multiRegion: 0.06 },
  /** The price of a GiB that Firestore sends to the internet. */
  firestoreGiB: 0.12,
  /** The price of a GB that Hosting sends. */
  hostingGB: 0.15,
  /** The price of a GB that Storage sends. */
  storageGB: 0.12,
  /** The price of 10,000 object reads. */
  objects: 0.004,
} as const;

/** The free quota of the Blaze plan. */
export const free = {
  readsPerDay: 50_000,
  firestoreGiBPerMonth: 10,
  hostingGBPerMonth: 10,
} as const;

const DAYS = 30;
const GB = 1e9;
const GIB = 2 ** 30;
const ENTRIES_PER_READ = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the count that an answer to an aggregation holds. */
function countIn(answer: unknown): number {
  const [text = ''] = /(?<="integerValue":")\d+/.exec(JSON.stringify(answer)) ?? [];
  if (text === '') throw new Error('An aggregation without a count');
  return Number(text);
}

/**
 * The reads that are billed for a call of the REST interface: each document that is looked up, there
 * or not; each that a query finds, and one for a query that finds none; one for 1,000 index entries
 * that an aggregation counts, and one where there are none.
 *
 * @param answer the parsed body of the answer
 * @throws where the call is none of those
 * @see https://firebase.google.com/docs/firestore/pricing
 */
export function billedReads(url: string, answer: unknown): number {
  const [, method = ''] = /:(\w+)$/.exec(new URL(url).pathname) ?? [];
  if (!Array.isArray(answer)) throw new Error(`${url} was not answered by a list`);
  switch (method) {
    case 'batchGet':
      return answer.filter((each) => isRecord(each) && ('found' in each || 'missing' in each))
        .length;
    case 'runQuery':
      return Math.max(1, answer.filter((each) => isRecord(each) && 'document' in each).length);
    case 'runAggregationQuery':
      return Math.max(1, Math.ceil(countIn(answer) / ENTRIES_PER_READ));
    default:
      throw new Error(`What ${url} costs is not known`);
  }
}

/** Returns the collection of each document in an answer; 'counts' for an aggregation. */
export function collectionsIn(answer: unknown): string[] {
  const paths = JSON.stringify(answer).matchAll(/\/documents\/(\w+)\/[^"]*"/g);
  const names = [...paths].map(([, name = '']) => name);
  return names.length > 0 ? names : ['counts'];
}

/** The use of a visit, or of a part of one. Bytes are those sent to the browser. */
export interface Use {
  reads: number;
  /** Calls to Firestore. */
  calls: number;
  firestoreBytes: number;
  hostingBytes: number;
  /** Objects that Storage sends. */
  objects: number;
  storageBytes: number;
}

export const nothing: Use = {
  reads: 0,
  calls: 0,
  firestoreBytes: 0,
  hostingBytes: 0,
  objects: 0,
  storageBytes: 0,
};

export function total(parts: readonly (readonly [use: Use, times: number])[]): Use {
  const sum = (of: keyof Use) => parts.reduce((all, [use, times]) => all + use[of] * times, 0);
  return {
    reads: sum('reads'),
    calls: sum('calls'),
    firestoreBytes: sum('firestoreBytes'),
    hostingBytes: sum('hostingBytes'),
    objects: sum('objects'),
    storageBytes: sum('storageBytes'),
  };
}

/** US dollars a month, of 30 days. */
export interface Cost {
  reads: number;
  firestoreSent: number;
  hosting: number;
  storage: number;
}

const beyond = (amount: number, freeAmount: number): number => Math.max(0, amount - freeAmount);

/** Returns the cost of a month of which each day takes `day`. */
export function monthlyCost(day: Use, location: keyof typeof prices.reads): Cost {
  const monthly = (amount: number) => amount * DAYS;
  return {
    reads: monthly((beyond(day.reads, free.readsPerDay) / 100_000) * prices.reads[location]),
    firestoreSent:
      beyond(monthly(day.firestoreBytes) / GIB, free.firestoreGiBPerMonth) * prices.firestoreGiB,
    hosting: beyond(monthly(day.hostingBytes) / GB, free.hostingGBPerMonth) * prices.hostingGB,
    storage:
      (monthly(day.storageBytes) / GB) * prices.storageGB +
      (monthly(day.objects) / 10_000) * prices.objects,
  };
}

export const sumOf = ({ reads, firestoreSent, hosting, storage }: Cost): number =>
  reads + firestoreSent + hosting + storage;
