import {
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { toFields, readText } from '@/lib/stored';
import { firestore } from '../firestore';
import { getSignedInUser } from './authClient';
import { getServerNow } from './clock';

/** The collection of change records: one document for each commit by staff. */
export const CHANGES_COLLECTION = 'changes';
/**
 * The collection with a copy of each staff member's last change record. firestore.rules finds the
 * record of a commit in it.
 */
const LAST_CHANGES_COLLECTION = 'lastChanges';

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
export interface ChangeMetadata {
  /** The part of the site, such as 'asi'. Each feature defines its parts. */
  part: string;
  kind: ChangeKind;
  undoes?: string;
  /**
   * The keys of history points, by the path of a saved document. If Home displays a document, the
   * history has a point with the same figure. The key of the point is a day or a period.
   * firestore.rules compares the point with the document.
   */
  shows?: Readonly<Record<string, string>>;
}

/**
 * A document before and after the change. `before` or `after` is null if the document did not exist
 * at that time. The record of a reordering contains only the changed fields.
 */
export interface ChangedDocument {
  /** The path of the document, such as 'marketIndices/ASI'. */
  path: string;
  before: DocumentData | null;
  after: DocumentData | null;
}

const ORDER_FIELDS = new Set(['displayOrder', 'updatedAt']);

/** Returns whether a record only changes the position of an item in its list. */
export function isReordering({ before, after }: ChangedDocument): boolean {
  const fields = Object.keys({ ...before, ...after });
  return fields.includes('displayOrder') && fields.every((name) => ORDER_FIELDS.has(name));
}

export interface ChangeRecord {
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
 * Adds the change record to the commit. firestore.rules rejects a change without a record.
 * @returns the id of the record
 */
export function recordChange(
  commit: Commit,
  { part, kind, undoes = '', shows = {} }: ChangeMetadata,
  documents: readonly ChangedDocument[],
): string {
  const { uid, email } = getSignedInUser();
  const ref = doc(collection(firestore(), CHANGES_COLLECTION));
  const mapByPath = (which: 'before' | 'after') =>
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
    before: mapByPath('before'),
    after: mapByPath('after'),
    expires: Timestamp.fromMillis(getServerNow().getTime() + EXPIRY_DAYS * DAY_MS),
  };
  commit.set(ref, record);
  commit.set(doc(firestore(), LAST_CHANGES_COLLECTION, uid), { ...record, change: ref.id });
  return ref.id;
}

/** Parses a stored change record; null if this version of the site cannot read it. */
export function parseChange(id: string, data: unknown): ChangeRecord | null {
  const fields = toFields(data) ?? {};
  const kind = changeKinds.find((known) => known === fields['kind']);
  const at: unknown = fields['at'];
  const paths: unknown = fields['paths'];
  if (kind === undefined || !(at instanceof Timestamp) || !Array.isArray(paths)) return null;
  const before = toFields(fields['before']) ?? {};
  const after = toFields(fields['after']) ?? {};
  return {
    id,
    at: at.toDate(),
    email: readText(fields, 'email') ?? '',
    part: readText(fields, 'part') ?? '',
    kind,
    undoes: readText(fields, 'undoes') ?? '',
    documents: paths
      .filter((path): path is string => typeof path === 'string')
      .map((path) => ({
        path,
        before: toFields(before[path]),
        after: toFields(after[path]),
      })),
  };
}
