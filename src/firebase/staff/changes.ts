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
 * The collection with a copy of each staff member's last change record. firestore.rules finds the
 * record of a commit in it.
 */
const LAST_CHANGES = 'lastChanges';

/** Firestore deletes records after 12 months, by its time-to-live policy on `expires`. */
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

/** The fields of a change record apart from the documents. */
export interface ChangeNote {
  /** The part of the site, such as 'asi'. Each feature defines its own. */
  part: string;
  kind: ChangeKind;
  undoes?: string;
  /**
   * The day or period of the history point that a document of Home shows, by the path of that
   * document. firestore.rules compares both.
   */
  shows?: Readonly<Record<string, string>>;
}

/**
 * A document before and after the change; null if it did not exist. The record of a reordering has
 * only the changed fields.
 */
export interface ChangedDocument {
  /** The path of the document, such as 'marketIndices/ASI'. */
  path: string;
  before: DocumentData | null;
  after: DocumentData | null;
}

/** The fields that reordering changes. */
const ORDER_FIELDS = new Set(['displayOrder', 'updatedAt']);

/** Returns whether a record only changes the position of an item in its list. */
export function isOrder({ before, after }: ChangedDocument): boolean {
  const fields = Object.keys({ ...before, ...after });
  return fields.includes('displayOrder') && fields.every((name) => ORDER_FIELDS.has(name));
}

/** A stored change record: the changes of one commit by staff. */
export interface Change {
  id: string;
  at: Date;
  email: string;
  part: string;
  kind: ChangeKind;
  undoes: string;
  documents: ChangedDocument[];
}

/** A transaction or a batch. */
interface Commit {
  set: (ref: DocumentReference, data: DocumentData) => unknown;
}

/**
 * Adds the change record to the commit of the change. firestore.rules rejects the change without
 * it.
 * @returns the id of the record
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

/** Parses a stored change record; null if this version of the site cannot read it. */
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
