import { createContext, useContext, useEffect, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import {
  draftPlace,
  dropDrafts,
  keepDraft,
  keptDrafts,
  onDraftsElsewhere,
} from '@/browser/keptDrafts';
import { differencesOf, type Row } from '@/lib/difference';
import { withChanges } from '@/lib/sameData';

/** The user id by which this browser keeps what is typed; null keeps nothing. */
export const DraftAccount = createContext<string | null>(null);

/** The settings by which an editor's drafts are kept. */
export interface Keep<T> {
  /** Names the editor, and the document where it edits one of many: 'asi', 'news/abc'. */
  editor: string;
  /**
   * The schema of a draft. An earlier version of the editor may have kept one without newer fields.
   */
  schema: GenericSchema<unknown, T>;
  /** Describes a draft, part by part. */
  describe: (draft: T) => readonly Row[];
}

interface KeptDraftOptions<T> {
  keep: Keep<T>;
  /** Distinguishes one opening of the form from the next. */
  opening?: number;
  draft: T;
  /** The stored value, as a draft. */
  saved: T;
  unsaved: boolean;
  onRestore: (draft: T) => void;
}

/**
 * Returns an opened form, with the id under which it keeps its draft, and what other forms of this
 * editor left.
 */
function open<T>(place: string | null, opening: number, { schema }: Keep<T>) {
  const all = place === null ? [] : keptDrafts(place);
  const found = all.flatMap((entry) => {
    const [from, draft] = [safeParse(schema, entry.from), safeParse(schema, entry.draft)];
    return from.success && draft.success
      ? [{ ...entry, from: from.output, draft: draft.output }]
      : [];
  });
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
  const place = account === null ? null : draftPlace(account, keep.editor);
  const [safe, setSafe] = useState(true);
  const [form, setForm] = useState(() => open(place, opening, keep));
  if (form.place !== place || form.opening !== opening) setForm(open(place, opening, keep));
  const { id } = form;

  useEffect(() => {
    if (place === null) return;
    const typedAt = new Date().toISOString();
    if (unsaved) keepDraft(place, { id, typedAt, from: saved, draft }, setSafe);
    else dropDrafts(place, [id]);
  }, [place, id, draft, saved, unsaved]);

  useEffect(() => {
    if (place === null) return;
    // Saved or discarded in another tab: it is offered no more.
    return onDraftsElsewhere(place, () => {
      const left = new Set(keptDrafts(place).map((entry) => entry.id));
      setForm((now) => ({ ...now, found: now.found.filter((entry) => left.has(entry.id)) }));
    });
  }, [place]);

  const offers = form.found.flatMap(({ from, draft: to, ...entry }) => {
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
      keepDraft(place, { id: next, typedAt, from: saved, draft: restored });
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
