import { useState } from 'react';
import { parseNumberInput } from '@/lib/numbers';
import type { ActionOutcome } from './useActionOutcome';

/** One figure of a form, as its field holds it. */
export interface TypedFigure {
  /** Tells the form's figures apart. */
  field: string;
  text: string;
  /** Nothing typed is 0 too. */
  emptyIsZero?: boolean;
}

/** What stood in fields that became 0 without being one, by field; '' where nothing did. */
export type Zeros = Readonly<Record<string, string>>;

/** Under a field whose text is not a number, or which is empty. */
export function zeroText(typed: string): string {
  const what = typed.trim() === '' ? 'Nothing was typed' : `'${typed}' is not a number`;
  return `${what}: 0.00 would be stored.`;
}

/** After what a save would do: how to do it. */
export const pressAgain = (saveText: string) => `Press ${saveText} again if that is what you mean.`;

interface ZeroStopOptions<T> {
  draft: T;
  setDraft: (next: T) => void;
  figuresOf: (draft: T) => readonly TypedFigure[];
  /** The draft with 0 for what is not a number. */
  settled: (draft: T) => T;
  /** What staff should know before this is stored; nothing stops the save where there is none. */
  reasonsFor: (draft: T, zeros: Zeros) => readonly string[];
  outcome: ActionOutcome;
  saveText: string;
}

/** Whether a figure's text would be stored as 0 without being one. */
export function isUnreadable({ text, emptyIsZero = false }: TypedFigure): boolean {
  const parsed = parseNumberInput(text);
  if (parsed.ok) return false;
  return parsed.reason === 'garbage' || (parsed.reason === 'empty' && emptyIsZero);
}

/**
 * What cannot be read as a number becomes 0, but no typing error is published by that: the first
 * save says what would be stored, the next one stores it.
 */
export function useZeroStop<T>(options: ZeroStopOptions<T>) {
  const { draft, setDraft, figuresOf, outcome } = options;
  const [zeros, setZeros] = useState<Zeros>({});
  const [asked, setAsked] = useState(false);

  return {
    zeros,
    /** It was asked, and nothing was changed since. */
    asked,
    /** The text of a field became 0. */
    onZero: (field: string, typed: string) => setZeros((known) => ({ ...known, [field]: typed })),
    /** Changes the draft; what was asked is asked again after that. */
    edit: (next: T) => {
      const before = new Map(figuresOf(draft).map(({ field, text }) => [field, text]));
      const same = figuresOf(next).filter(({ field, text }) => before.get(field) === text);
      const kept = new Set(same.map(({ field }) => field));
      setZeros((known) => Object.fromEntries(Object.entries(known).filter(([f]) => kept.has(f))));
      setDraft(next);
      if (!asked) return;
      setAsked(false);
      outcome.clear();
    },
    /** Asks once before a save stores what nobody may have meant; true stops that save. */
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
    /** It is stored: nothing of it is a question any more. */
    clear: () => {
      setZeros({});
      setAsked(false);
    },
  };
}
