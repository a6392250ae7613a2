import { useState } from 'react';
import { type FigureField, isUnreadable, type Zeros } from '@/lib/zeros';
import type { ActionOutcome } from './useActionOutcome';

/** Ends the question before a save. */
export const pressAgain = (saveText: string) => `Press ${saveText} again if that is what you mean.`;

interface ConfirmZeroOptions<T> {
  draft: T;
  setDraft: (next: T) => void;
  figuresOf: (draft: T) => readonly FigureField[];
  /** Returns the draft with 0 for what is not a number. */
  settled: (draft: T) => T;
  /** Returns why staff have to confirm before this is stored; none where the save may go on. */
  reasonsFor: (draft: T, zeros: Zeros) => readonly string[];
  outcome: ActionOutcome;
  saveText: string;
}

/**
 * Confirms zeros: a text that is not a number becomes 0, but no typing error is published by that.
 * The first save says what would be stored, the next one stores it.
 */
export function useConfirmZero<T>(options: ConfirmZeroOptions<T>) {
  const { draft, setDraft, figuresOf, outcome } = options;
  const [zeros, setZeros] = useState<Zeros>({});
  const [asked, setAsked] = useState(false);

  return {
    zeros,
    /** True if staff were asked and have changed nothing since. */
    asked,
    /** Notes that the text of a field became 0. */
    onZero: (field: string, typed: string) => setZeros((others) => ({ ...others, [field]: typed })),
    /** Changes the draft; the next save asks again. */
    edit: (next: T) => {
      const before = new Map(figuresOf(draft).map(({ field, text }) => [field, text]));
      const same = figuresOf(next).filter(({ field, text }) => before.get(field) === text);
      const kept = new Set(same.map(({ field }) => field));
      setZeros((all) => Object.fromEntries(Object.entries(all).filter(([f]) => kept.has(f))));
      setDraft(next);
      if (!asked) return;
      setAsked(false);
      outcome.clear();
    },
    /** Asks once before a save stores what nobody may have meant; true where it stops that save. */
    stops: () => {
      const unreadable = figuresOf(draft).filter(isUnreadable);
      if (asked && unreadable.length === 0) return false;
      const all = { ...zeros, ...Object.fromEntries(unreadable.map((f) => [f.field, f.text])) };
      const settled = options.settled(draft);
      const reasons = options.reasonsFor(settled, all);
      if (reasons.length === 0) return false;
      setZeros(all);
      setDraft(settled);
      setAsked(true);
      outcome.ask([...reasons, pressAgain(options.saveText)].join(' '));
      return true;
    },
    /** Forgets all after a save. */
    clear: () => {
      setZeros({});
      setAsked(false);
    },
  };
}
