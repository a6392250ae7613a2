import { formatLongDate } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { toLagosDay } from '@/lib/days';

export const mailMessages = {
  copy: 'Copy for the newsletter',
  hint: 'The note, the figures with their changes and the link, for your mail program.',
  noShares: (owner: string) =>
    `Gainers and losers are left out: they belong to ${owner}, and we may not pass them on.`,
  noNote: 'There is no note for this session.',
  copied: 'Copied. Paste it into your mail program.',
  refused:
    'The browser did not allow copying. The text is selected below: press Ctrl+C, or Cmd+C on a Mac.',
  text: 'Text for the newsletter',
  failed: 'The earlier figures could not be loaded, so the changes are unknown.',
  corrected: (at: Date, explanation: string) =>
    `Corrected on ${formatLongDate(toLagosDay(at))} at ${formatClock(at)}. ${explanation}`,
  sources: (owners: readonly string[]) =>
    `${owners.length === 1 ? 'Source' : 'Sources'}: ${owners.join(', ')}.`,
  link: 'Charts, tables and earlier figures:',
} as const;
