import type { TonightDraft } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import { formatNumberText } from '@/lib/numbers';
import type { SessionFacts } from '../checklist/sessionFacts';

/** Returns the text of an indicator's fields when they open: the draft, or the stored figure. */
export function toAnnouncedDraft(
  id: IndicatorId,
  { draft, stored }: Pick<SessionFacts, 'draft' | 'stored'>,
): NonNullable<TonightDraft['announced'][IndicatorId]> {
  const { date, percentage } = stored[id] ?? { date: '', percentage: null };
  const text = percentage === null ? '' : formatNumberText(percentage);
  return draft.announced[id] ?? { date, percentage: text };
}
