import { type GenericSchema, is } from 'valibot';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  draftPlace,
  draftsAreKept,
  dropDrafts,
  keepDraft,
  keptDrafts,
  onDraftsElsewhere,
  onKeeping,
} from '@/browser/keptDrafts';
import { differencesOf, type Row } from '@/lib/difference';
import { withChanges } from '@/lib/sameData';

/** The user id by which this browser keeps what is typed; null keeps nothing. */
export const DraftAccount = createContext<string | null>(null);

/** The settings by which an editor's drafts are kept. */
export interface Keep<T> {
  /** Names the editor, and the document where it edits one of many: 'asi', 'news/abc'. */
  editor: string;
  /** The schema of a draft: another version of the editor may have kept one. */
  schema: GenericSchema<T>;
  /** Counts, from 1, what the same shape has meant. */
  version?: number;
  /** Describes a draft, part by part. */
  describe: (draft: T) => readonly Row[];
}

interface KeptDraftOptions<T> {
  /** The settings; null while there is no form. */
  keep: Keep<T> | null;
  /** Distinguishes one opening of the form from the next. */
  opening?: number;
  draft: T;
  /** The stored value, as a draft. */
  saved: T;
  unsaved: boolean;
  onRestore: (draft: T) => void;
}

const versionOf = (keep: { version?: number } | null) => keep?.version ?? 1;

/** Returns an opened form, with the id under which it keeps its draft, and what other forms of this editor left. */
function open<T>(place: string | null, opening: number, keep: Keep<T> | null) {
  const all = place === null || keep === null ? [] : keptDrafts(place);
  const found = all.flatMap(({ from, draft, ...entry }) =>
    keep !== null &&
    entry.version === versionOf(keep) &&
    is(keep.schema, from) &&
    is(keep.schema, draft)
      ? [{ ...entry, from, draft }]
      : [],
  );
  return { place, opening, id: crypto.randomUUID(), found };
}

/**
 * Keeps what a form holds and differs from what is stored, at each change, and offers what was kept
 * when it opens. Of an earlier draft only the parts that were typed are offered: the others stay as
 * they are stored now.
 */
export function useKeptDraft<T>(options: KeptDraftOptions<T>) {
  const { keep, opening = 0, draft, saved, unsaved, onRestore } = options;
  const account = useContext(DraftAccount);
  const place = account === null || keep === null ? null : draftPlace(account, keep.editor);
  const safe = useSyncExternalStore(onKeeping, draftsAreKept);
  const [form, setForm] = useState(() => open(place, opening, keep));
  if (form.place !== place || form.opening !== opening) setForm(open(place, opening, keep));
  const { id } = form;
  const version = versionOf(keep);

  useEffect(() => {
    if (place === null) return;
    const typedAt = new Date().toISOString();
    if (unsaved) keepDraft(place, { id, typedAt, version, from: saved, draft });
    else dropDrafts(place, [id]);
  }, [place, id, version, draft, saved, unsaved]);

  useEffect(() => {
    if (place === null) return;
    // Saved or discarded in another tab: it is offered no more.
    return onDraftsElsewhere(place, () => {
      const left = new Set(keptDrafts(place).map((entry) => entry.id));
      setForm((now) => ({ ...now, found: now.found.filter((entry) => left.has(entry.id)) }));
    });
  }, [place]);

  const offers = form.found.flatMap(({ from, draft: to, ...entry }) => {
    if (keep === null) return [];
    const restored = withChanges(saved, { from, to });
    const differences = differencesOf(keep.describe(saved), keep.describe(restored));
    return differences.length === 0 ? [] : [{ ...entry, from, restored, differences }];
  });
  const offer = offers[0];

  const forget = (ids: readonly string[]) => {
    if (place !== null) dropDrafts(place, ids);
    setForm((now) => ({ ...now, found: now.found.filter((entry) => !ids.includes(entry.id)) }));
  };
  return {
    /** The draft to restore, or null. */
    offer: offer === undefined ? null : { ...offer, typedAt: new Date(offer.typedAt) },
    /** True if what is typed now outlives the page. */
    safe: safe && place !== null,
    /** Puts what was offered into the form, unsaved as if it were typed. */
    restore: () => {
      if (offer === undefined || place === null) return;
      // What the form holds itself is offered in its turn.
      const mine = open(place, opening, keep).found.filter((entry) => entry.id === id);
      const { restored, typedAt } = offer;
      const next = crypto.randomUUID();
      dropDrafts(place, [offer.id]);
      keepDraft(place, { id: next, typedAt, version, from: saved, draft: restored });
      const found = [...mine, ...form.found.filter((entry) => entry.id !== offer.id)];
      setForm({ ...form, id: next, found });
      onRestore(restored);
    },
    /** Removes what was offered. */
    discard: () => {
      if (offer !== undefined) forget([offer.id]);
    },
    /** The form was saved, or discarded: nothing of it is kept any more. */
    clear: () => forget([id, ...form.found.map((entry) => entry.id)]),
  };
}

/** The drafts of a form that this browser keeps. */
export type Kept = ReturnType<typeof useKeptDraft>;
