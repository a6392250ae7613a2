/** The rows of `service.json`, and answers of the service without what is another each time. */
import { isObject, type JsonObject } from '../../firestore/json.ts';
import table from './service.json' with { type: 'json' };

interface Query {
  step: string;
  query: JsonObject;
  /** The document below which is queried, '/cg/b'. */
  parent?: string;
  ids: readonly string[];
  /** The fields of each document found, where the query selects some. */
  fields?: readonly JsonObject[];
}
interface Aggregations {
  step: string;
  query: JsonObject;
  /** Each aggregation by its alias, and what it came to. */
  of: Readonly<Record<string, object>>;
  result: object;
}
interface Ended {
  status: number;
  error: string;
  /** Undefined where the record's says no more than its status. */
  answer?: unknown;
}
export interface Asked extends Ended {
  step: string;
  /** Method, path and body, in which `$(step.path)` is from the answer to an earlier step. */
  request: readonly unknown[];
  /** How it ends here, where that is another way, with the reason. */
  here?: Ended;
  why?: string;
}
interface Program {
  program: string;
  documents: Readonly<Record<string, JsonObject>>;
  requests: readonly Asked[];
}

export const queries: readonly Query[] = table.queries;
export const aggregations: readonly Aggregations[] = table.aggregations;
export const programs: readonly Program[] = table.programs;
export const leftOut: Readonly<Record<string, string>> = table.leftOut;

const EACH_TIME: Readonly<Record<string, string>> = {
  transaction: '<txn>',
  nextPageToken: '<token>',
};
const NOW = /^(<now>|20(2[5-9]|[3-9]\d)-.*Z)$/;

/** Puts placeholders for times, transactions and tokens, and takes the root off names. */
export function settled(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(settled);
  if (typeof json === 'string')
    return json
      .replace(NOW, '<now>')
      .replace(/^projects\/demo-[^/]+\/databases\/\(default\)\/documents\//, '');
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, each]) => [
      name,
      typeof each === 'string' && name in EACH_TIME ? EACH_TIME[name] : settled(each),
    ]),
  );
}
