import { useState } from 'react';
import { type Figure, isUnreadable, type Zeros } from '@/lib/zeros';
import type { ActionOutcome } from './useActionOutcome';

/** After what a save would do: how to do it. */
export const pressAgain = (saveText: string) => `Press ${saveText} again if that is what you mean.`;

interface ZeroStopOptions<T> {
  draft: T;
  setDraft: (next: T) => void;
  figuresOf: (draft: T) => readonly Figure[];
  /** The draft with 0 for what is not a number. */
  settled: (draft: T) => T;
  /** What staff should know before this is stored; nothing stops the save where there is none. */
  reasonsFor: (draft: T, zeros: Zeros) => readonly string[];
  outcome: ActionOutcome;
  saveText: string;
}

interface ZeroStop<T> {
  zeros: Zeros;
  /** It was asked, and nothing was changed since. */
  asked: boolean;
  /** The text of a field became 0. */
  onZero: (field: string, typed: string) => void;
  /** Changes the draft; what was asked is asked again after that. */
  edit: (next: T) => void;
  /** Asks once before a save stores what nobody may have meant; true stops that save. */
  stops: () => boolean;
  /** It is stored: nothing of it is a question any more. */
  clear: () => void;
}

/**
 * What cannot be read as a number becomes 0, but no typing error is published by that: the first
 * save says what would be stored, the next one stores it.
 */
export function useZeroStop<T>(options: ZeroStopOptions<T>): ZeroStop<T> {
  const { draft, setDraft, figuresOf, outcome } = options;
  const [zeros, setZeros] = useState<Zeros>({});
  const [asked, setAsked] = useState(false);

  return {
    zeros,
    asked,
    onZero: (field, typed) => setZeros((known) => ({ ...known, [field]: typed })),
    edit: (next) => {
      const before = new Map(figuresOf(draft).map(({ field, text }) => [field, text]));
      const same = figuresOf(next).filter(({ field, text }) => before.get(field) === text);
      const kept = new Set(same.map(({ field }) => field));
      setZeros((known) => Object.fromEntries(Object.entries(known).filter(([f]) => kept.has(f))));
      setDraft(next);
      if (!asked) return;
      setAsked(false);
      outcome.clear();
    },
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
    clear: () => {
      setZeros({});
      setAsked(false);
    },
  };
}
