/* The figures that were changed after they were published, and a feed of them. */
import type { SeriesContent } from '@/content/series';
import { firm } from '@/content/firm';
import { hasTenures } from '@/figures/history';
import {
  type RevisionReason,
  revisionReasons,
  type Version,
  type YearOfSeries,
} from '@/figures/revisions';
import { formatChange } from '@/lib/change';
import { timeInLagos } from '@/lib/days';
import { correctionId, TYPED_CHANGE } from '../figures';
import { correctionMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { formatValue } from '../values';
import { keysEver, publicationDay, publishedValues, tenuresEver } from '../versions';

/** A figure that was changed after it was published. */
export interface Correction {
  id: string;
  content: SeriesContent;
  /** The tenure of a list of rates; `TYPED_CHANGE` is the change said with an index. */
  tenure: string | undefined;
  key: string;
  /** The first published value, then what it became: two or more, none of them that before it. */
  versions: readonly Version<number>[];
  /** The newest of them. */
  now: Version<number>;
}

/**
 * Returns the figures of a year of a series that were changed; of lists those of each tenure that
 * was.
 */
export function correctionsIn(content: SeriesContent, year: YearOfSeries): Correction[] {
  const { id: series } = content;
  const ofIndex = series === 'asi' ? [undefined, TYPED_CHANGE] : [undefined];
  const parts = hasTenures(series) ? tenuresEver(content, [year]) : ofIndex;
  return keysEver(content, year).flatMap((key) =>
    parts.flatMap((tenure): Correction[] => {
      const versions = publishedValues(content, key, year, tenure);
      const now = versions.at(-1);
      if (now === undefined || versions.length < 2) return [];
      const id = correctionId(series, key, tenure);
      return [{ id, content, tenure, key, versions, now }];
    }),
  );
}

/** Returns a correction's kind by the newest change of the figure; null where none was recorded. */
export const reasonOf = ({ now }: Correction): RevisionReason | null => now.why?.reason || null;

/** Returns the kinds of all changes of a figure, each once. */
export const reasonsOf = ({ versions }: Correction) =>
  revisionReasons.filter((reason) => versions.some(({ why }) => why?.reason === reason));

const nameOf = ({ content, tenure }: Correction) =>
  [content.name, tenure].filter(Boolean).join(', ');

export function saidIn({ content, tenure }: Correction, { said }: Version<number>): string {
  if (said === null) return correctionMessages.withdrawn;
  return tenure === TYPED_CHANGE ? formatChange(said) : formatValue(content, said);
}

/**
 * Formats the day of a version: '13 Mar 2025'. If another version of the same figure has the same
 * day, the clock time in Lagos follows: '13 Mar 2025, 15:30'.
 */
export function publishedOn({ versions }: Correction, version: Version<number>): string {
  const day = publicationDay(version);
  const sharesDay = versions.some((other) => other !== version && publicationDay(other) === day);
  const clock = timeInLagos(new Date(version.at)).slice(11);
  return formatShortPeriod(day) + (sharesDay ? `, ${clock}` : '');
}

/** Formats the versions: '3.40% on 25 Nov 2024 → 3.46% on 13 Mar 2025'. */
export const chainOf = (correction: Correction) =>
  correction.versions
    .map((version) => `${saidIn(correction, version)} on ${publishedOn(correction, version)}`)
    .join(' → ');

/**
 * Returns why each version replaced the one before, the newest first; those without a reason are
 * left out.
 */
export const explanationsOf = ({ versions }: Correction) =>
  versions
    .flatMap((version) => {
      const { reason = '', note = '' } = version.why ?? {};
      return reason === '' ? [] : [{ version, kind: correctionMessages.kinds[reason], note }];
    })
    .toReversed();

/** Formats a correction for readers of feeds: its versions, then why each of them came. */
const describeCorrection = (correction: Correction) =>
  [
    `${chainOf(correction)}.`,
    ...explanationsOf(correction).map(({ version, kind, note }) =>
      `${publishedOn(correction, version)}: ${kind}. ${note}`.trim(),
    ),
  ].join(' ');

/**
 * Returns the corrections as JSON Feed 1.1 (jsonfeed.org), in the order given, for programs and
 * readers of feeds. Figures are under `_correction`; series that may not be handed on are left out.
 * @param site the address of the site, without a slash at its end
 */
export function toFeed(corrections: readonly Correction[], site: string): string {
  const page = `${site}/corrections`;
  const items = corrections
    .filter(({ content }) => content.use.reuse === 'yes')
    .map((correction) => ({
      id: `${page}#${correction.id}`,
      url: `${page}#${correction.id}`,
      title: `${nameOf(correction)}, ${formatPeriodDate(correction.key)}`,
      content_text: describeCorrection(correction),
      date_published: correction.now.at,
      tags: reasonsOf(correction),
      _correction: {
        series: correction.content.slug,
        tenure: correction.tenure,
        date: correction.key,
        unit: correction.tenure === TYPED_CHANGE ? 'percent' : correction.content.unit,
        reason: reasonOf(correction),
        values: correction.versions.map(({ said, at, why }) => ({
          value: said,
          at,
          ...(why && { reason: why.reason, note: why.note }),
        })),
      },
    }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${firm.name}: ${correctionMessages.feedTitle}`,
    home_page_url: page,
    language: 'en',
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
