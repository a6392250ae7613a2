import { type DocumentData, type DocumentReference, getDoc } from 'firebase/firestore/lite';
import { useEffect, useRef, useState } from 'react';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { saveIfUnchanged } from '@/firebase/staff/checkedSave';
import { type ActionOutcome, useActionOutcome } from './useActionOutcome';

/** How long an editor's banner stays. */
export const EDITOR_BANNER_MS = 3000;
export const CONFLICT = 'Someone else saved these figures after you opened them.';

export type StoredDocument = DocumentData | undefined;

interface EditorOptions {
  /** The documents edited together, always in the same order. */
  refs: () => readonly DocumentReference[];
  texts: { loadFailed: string; saveFailed: string; saved: string };
  /** Whether a failed save's banner stays until the next attempt. */
  keepErrors?: boolean;
  /** Gets each document that was saved. */
  onSaved?: (documents: readonly DocumentData[]) => void;
}

export interface CheckedEditor {
  /** Nothing can be saved before 'ready'. */
  status: 'loading' | 'failed' | 'ready';
  /** A load that failed is being tried again. */
  retrying: boolean;
  /** What is stored, as loaded or last saved; the order is that of `refs`. */
  stored: readonly StoredDocument[];
  /** Counts the loads asked for by hand: the key of the form, which begins anew with each. */
  version: number;
  saving: boolean;
  /** Someone else saved first: nothing was written. */
  conflict: boolean;
  /** How the last save ended. */
  outcome: ActionOutcome;
  loadFailed: string;
  reload: () => void;
  /** Replaces the documents; answers whether that happened. */
  save: (next: readonly DocumentData[], options?: { overwrite?: boolean }) => Promise<boolean>;
}

/** Loads documents, and saves them only over what it loaded. The form itself keeps its draft. */
export function useCheckedEditor(options: EditorOptions): CheckedEditor {
  const { texts, keepErrors = false } = options;
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CheckedEditor['status']>('loading');
  const [retrying, setRetrying] = useState(false);
  const [stored, setStored] = useState<readonly StoredDocument[]>([]);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const outcome = useActionOutcome(EDITOR_BANNER_MS);
  /** Saves that may yet arrive: they failed, or were given up, and nothing was stored since. */
  const attempted = useRef<(readonly DocumentData[])[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let current = true;
    const { refs } = latest.current;
    withinLimit(Promise.all(refs().map((ref) => getDoc(ref))), READ_LIMIT_MS).then(
      (snapshots) => {
        if (!current) return;
        setStored(snapshots.map((snapshot) => snapshot.data()));
        setStatus('ready');
        setRetrying(false);
      },
      (error: unknown) => {
        if (!current) return;
        console.error(latest.current.texts.loadFailed, error);
        setStatus('failed');
        setRetrying(false);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const reload = () => {
    outcome.clear();
    setConflict(false);
    if (status === 'failed') setRetrying(true);
    else setStatus('loading');
    setAttempt(attempt + 1);
  };

  const save: CheckedEditor['save'] = async (next, { overwrite = false } = {}) => {
    outcome.begin();
    setConflict(false);
    setSaving(true);
    try {
      const writes = options.refs().map((ref, index) => ({
        ref,
        loaded: stored[index],
        next: next[index] ?? {},
        attempted: attempted.current.flatMap((documents) => documents[index] ?? []),
      }));
      const earlier = attempted.current;
      attempted.current = [...earlier, next];
      const result = await saveIfUnchanged(writes, { overwrite });
      // An earlier save that arrives now meets other data than it read, and is refused.
      attempted.current = result === 'saved' ? [] : earlier;
      if (result === 'conflict') {
        outcome.clear();
        setConflict(true);
        return false;
      }
      setStored(next);
      options.onSaved?.(next);
      outcome.succeed(texts.saved);
      return true;
    } catch (error) {
      console.error(texts.saveFailed, error);
      outcome.fail(texts.saveFailed, { keep: keepErrors });
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    status,
    retrying,
    stored,
    version: attempt,
    saving,
    conflict,
    outcome,
    loadFailed: texts.loadFailed,
    reload,
    save,
  };
}
