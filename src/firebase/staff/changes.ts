import {
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { fieldsOf, textIn } from '@/lib/stored';
import { firestore } from '../firestore';
import { signedInAs } from './authClient';
import { serverNow } from './clock';

/** The collection of change records: one document for each commit by staff. */
export const CHANGES = 'changes';
/**
 * Holds the last record of each member of staff once more; the rules find the record of a commit
 * there.
 */
const LAST_CHANGES = 'lastChanges';

/** Records go after 12 months, by the database's own time-to-live on `expires`. */
const EXPIRY_DAYS = 365;
const DAY_MS = 86_400_000;

export const changeKinds = [
  'save',
  'publish',
  'delete',
  'upload',
  'reorder',
  'correct',
  'import',
  'undo',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The part of a change record beside its documents. */
export interface ChangeNote {
  /** The part of the site, such as 'asi': each feature names its own. */
  part: string;
  kind: ChangeKind;
  undoes?: string;
  /**
   * By the path of a document of Home: the day or period of the history that it shows, as the rules
   * compare them.
   */
  shows?: Readonly<Record<string, string>>;
}

/**
 * One document before and after; null where there is none. Of an order only the fields that
 * changed.
 */
export interface ChangedDocument {
  /** Such as 'marketIndices/ASI'. */
  path: string;
  before: DocumentData | null;
  after: DocumentData | null;
}

/** The fields of a record of an order: the place of each item, and the time. */
const ORDER_FIELDS = new Set(['displayOrder', 'updatedAt']);

/** Returns whether a record holds only the place of an item in its list. */
export function isOrder({ before, after }: ChangedDocument): boolean {
  const fields = Object.keys({ ...before, ...after });
  return fields.includes('displayOrder') && fields.every((name) => ORDER_FIELDS.has(name));
}

/** A stored record: what staff changed in one commit. */
export interface Change {
  id: string;
  at: Date;
  email: string;
  part: string;
  kind: ChangeKind;
  undoes: string;
  documents: ChangedDocument[];
}

/** The writes of one commit: a transaction or a batch. */
interface Commit {
  set: (ref: DocumentReference, data: DocumentData) => unknown;
}

/**
 * Adds the record of a change to the commit that makes it; the rules refuse the change without it.
 * @returns the record's id
 */
export function recordChange(
  commit: Commit,
  { part, kind, undoes = '', shows = {} }: ChangeNote,
  documents: readonly ChangedDocument[],
): string {
  const { uid, email } = signedInAs();
  const ref = doc(collection(firestore(), CHANGES));
  const byPath = (which: 'before' | 'after') =>
    Object.fromEntries(documents.map((each) => [each.path, each[which]]));
  const record = {
    at: serverTimestamp(),
    by: uid,
    email,
    part,
    kind,
    undoes,
    shows,
    paths: documents.map(({ path }) => path),
    before: byPath('before'),
    after: byPath('after'),
    expires: Timestamp.fromMillis(serverNow().getTime() + EXPIRY_DAYS * DAY_MS),
  };
  commit.set(ref, record);
  commit.set(doc(firestore(), LAST_CHANGES, uid), { ...record, change: ref.id });
  return ref.id;
}

/** Returns a stored record, or null where it is none that this version can read. */
export function parseChange(id: string, data: unknown): Change | null {
  const fields = fieldsOf(data) ?? {};
  const kind = changeKinds.find((known) => known === fields['kind']);
  const at: unknown = fields['at'];
  const paths: unknown = fields['paths'];
  if (kind === undefined || !(at instanceof Timestamp) || !Array.isArray(paths)) return null;
  const before = fieldsOf(fields['before']) ?? {};
  const after = fieldsOf(fields['after']) ?? {};
  return {
    id,
    at: at.toDate(),
    email: textIn(fields, 'email') ?? '',
    part: textIn(fields, 'part') ?? '',
    kind,
    undoes: textIn(fields, 'undoes') ?? '',
    documents: paths
      .filter((path): path is string => typeof path === 'string')
      .map((path) => ({
        path,
        before: fieldsOf(before[path]),
        after: fieldsOf(after[path]),
      })),
  };
}
