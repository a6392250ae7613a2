/* Finds figures that were changed after publication, and formats them for the page and its feed. */
import type { SeriesContent } from '@/content/series';
import { firm } from '@/content/firm';
import { hasTenures } from '@/figures/history';
import {
  type RevisionReason,
  revisionReasons,
  type FigureVersion,
  type YearOfSeries,
} from '@/figures/revisions';
import { formatChange } from '@/lib/change';
import { toLagosTime } from '@/lib/days';
import { toCorrectionId, TYPED_CHANGE } from '../figures';
import { correctionMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { formatValue } from '../values';
import {
  listVersionedKeys,
  getPublicationDay,
  listPublishedValues,
  listAllTenures,
} from '../versions';

/** A figure that was changed after it was published. */
export interface Correction {
  id: string;
  content: SeriesContent;
  /**
   * The tenor in a list of rates, or `TYPED_CHANGE` for the change that staff type with the index.
   */
  tenure: string | undefined;
  key: string;
  /**
   * The published values, oldest first. There are at least two, and each differs from the one
   * before.
   */
  versions: readonly FigureVersion<number>[];
  /** The newest version. */
  current: FigureVersion<number>;
}

/**
 * Returns the changed figures of a series in one year. In a list of rates, each tenor counts as a
 * figure.
 */
export function findCorrections(content: SeriesContent, year: YearOfSeries): Correction[] {
  const { id: series } = content;
  const singleValues = series === 'asi' ? [undefined, TYPED_CHANGE] : [undefined];
  const parts = hasTenures(series) ? listAllTenures(content, [year]) : singleValues;
  return listVersionedKeys(content, year).flatMap((key) =>
    parts.flatMap((tenure): Correction[] => {
      const versions = listPublishedValues(content, key, year, tenure);
      const now = versions.at(-1);
      if (now === undefined || versions.length < 2) return [];
      const id = toCorrectionId(series, key, tenure);
      return [{ id, content, tenure, key, versions, current: now }];
    }),
  );
}

/** Returns the reason for the newest change of the figure, or null if none was recorded. */
export const getReason = ({ current: now }: Correction): RevisionReason | null =>
  now.why?.reason || null;

/** Returns the reasons for all changes of a figure, without duplicates. */
export const listReasons = ({ versions }: Correction) =>
  revisionReasons.filter((reason) => versions.some(({ why }) => why?.reason === reason));

const formatFigureName = ({ content, tenure }: Correction) =>
  [content.name, tenure].filter(Boolean).join(', ');

export function formatVersion(
  { content, tenure }: Correction,
  { value }: FigureVersion<number>,
): string {
  if (value === null) return correctionMessages.withdrawn;
  return tenure === TYPED_CHANGE ? formatChange(value) : formatValue(content, value);
}

/**
 * Formats the day of a version: '13 Mar 2025'. If another version of the same figure has the same
 * day, the clock time in Lagos follows: '13 Mar 2025, 15:30'.
 */
export function formatPublicationDay(
  { versions }: Correction,
  version: FigureVersion<number>,
): string {
  const day = getPublicationDay(version);
  const sharesDay = versions.some((other) => other !== version && getPublicationDay(other) === day);
  const clock = toLagosTime(new Date(version.at)).slice(11);
  return formatShortPeriod(day) + (sharesDay ? `, ${clock}` : '');
}

/** Formats all versions: '3.40% on 25 Nov 2024 → 3.46% on 13 Mar 2025'. */
export const formatVersions = (correction: Correction) =>
  correction.versions
    .map(
      (version) =>
        `${formatVersion(correction, version)} on ${formatPublicationDay(correction, version)}`,
    )
    .join(' → ');

/** Returns the recorded reasons for the changes of a figure, newest first. */
export const listExplanations = ({ versions }: Correction) =>
  versions
    .flatMap((version) => {
      const { reason = '', note = '' } = version.why ?? {};
      return reason === '' ? [] : [{ version, kind: correctionMessages.kinds[reason], note }];
    })
    .toReversed();

/** Returns the title of a correction for feed readers: 'GDP growth, Q3 2024'. */
export const formatTitle = (correction: Correction) =>
  `${formatFigureName(correction)}, ${formatPeriodDate(correction.key)}`;

/** Formats a correction as text for feed readers: all versions, then the reasons. */
export const describeCorrection = (correction: Correction) =>
  [
    `${formatVersions(correction)}.`,
    ...listExplanations(correction).map(({ version, kind, note }) =>
      `${formatPublicationDay(correction, version)}: ${kind}. ${note}`.trim(),
    ),
  ].join(' ');

/** Sorts corrections by their newest change, newest first. */
export const sortCorrections = (corrections: readonly Correction[]) =>
  corrections.toSorted((one, other) => other.current.at.localeCompare(one.current.at));

export const getFeedTitle = () => `${firm.name}: ${correctionMessages.feedTitle}`;

/**
 * Returns the corrections as JSON Feed 1.1 (jsonfeed.org), in the given order. The extension
 * `_correction` has the figures. Series that may not be redistributed are left out.
 * @param site the URL of the site, without a trailing slash
 * @param asOf the time at which the figures were read
 */
export function toFeed(
  corrections: readonly Correction[],
  site: string,
  asOf: Date = new Date(),
): string {
  const page = `${site}/corrections`;
  const items = corrections
    .filter(({ content }) => content.use.reuse === 'yes')
    .map((correction) => ({
      id: `${page}#${correction.id}`,
      url: `${page}#${correction.id}`,
      title: formatTitle(correction),
      content_text: describeCorrection(correction),
      date_published: correction.current.at,
      tags: listReasons(correction),
      _correction: {
        series: correction.content.slug,
        tenure: correction.tenure,
        date: correction.key,
        unit: correction.tenure === TYPED_CHANGE ? 'percent' : correction.content.unit,
        reason: getReason(correction),
        values: correction.versions.map(({ value, at, why }) => ({
          value,
          at,
          ...(why && { reason: why.reason, note: why.note }),
        })),
      },
    }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: getFeedTitle(),
    home_page_url: page,
    language: 'en',
    _list: { as_of: asOf.toISOString() },
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
