import * as v from 'valibot';
import { numberText, usableNumber } from '@/lib/numbers';
import type { Asi } from '../market';
import { isPointKey } from '../history';
import { sessionError } from './session';

/** The fields of the index's form, as they are typed. */
export const asiDraft = v.object({ value: v.string(), change: v.string(), date: v.string() });
export type AsiDraft = v.InferOutput<typeof asiDraft>;

export function toDraft(asi: Asi | null): AsiDraft {
  if (asi === null) return { value: '', change: '', date: '' };
  return { value: numberText(asi.value), change: numberText(asi.change), date: asi.date };
}

/** What the draft would store, or null while a part of it is missing or wrong. */
export function toAsi(draft: AsiDraft, now: Date): Asi | null {
  const value = usableNumber(draft.value, { kind: 'price' });
  const change = usableNumber(draft.change, { kind: 'percent', cents: true });
  if (value === null || change === null || !isPointKey('asi', draft.date)) return null;
  if (sessionError(draft.date, now) !== null) return null;
  return { value, change, date: draft.date };
}
