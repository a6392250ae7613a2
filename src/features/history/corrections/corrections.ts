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

export interface Correction {
  id: string;
  content: SeriesContent;
  /**
   * The tenor of a rate, or `TYPED_CHANGE` for the percentage change that staff type with the
   * index.
   */
  tenure: string | undefined;
  key: string;
  /**
   * All published values, oldest first. There are at least two, and each differs from the value
   * before it.
   */
  versions: readonly FigureVersion<number>[];
  current: FigureVersion<number>;
}

/**
 * Returns the figures of one year that were changed after publication. In a list of rates, each
 * tenor counts as a figure.
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

/** Returns the reason for the newest change of a figure, or null if no reason was recorded. */
export const getReason = ({ current: now }: Correction): RevisionReason | null =>
  now.why?.reason || null;

/** Returns the reasons for all changes of a figure, without duplicates. */
export const listReasons = ({ versions }: Correction) =>
  revisionReasons.filter((reason) => versions.some(({ why }) => why?.reason === reason));

/** Returns the id of the row of a corrected note on /corrections. */
export const toNoteRowId = (session: string) => `note-${session}`;

export const formatFigureName = ({ content, tenure }: Correction) =>
  [content.name, tenure].filter(Boolean).join(', ');

export function formatVersion(
  { content, tenure }: Correction,
  { value }: FigureVersion<number>,
): string {
  if (value === null) return correctionMessages.withdrawn;
  return tenure === TYPED_CHANGE ? formatChange(value) : formatValue(content, value);
}

/**
 * Formats the publication day of a version: '13 Mar 2025'. If another version has the same day,
 * adds the time in Lagos: '13 Mar 2025, 15:30'.
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

/** Formats all versions of a figure: '3.40% on 25 Nov 2024 → 3.46% on 13 Mar 2025'. */
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

export const formatTitle = (correction: Correction) =>
  `${formatFigureName(correction)}, ${formatPeriodDate(correction.key)}`;

/** Describes a correction for feed readers: all versions of the figure, then the reasons. */
export const describeCorrection = (correction: Correction) =>
  [
    `${formatVersions(correction)}.`,
    ...listExplanations(correction).map(({ version, kind, note }) =>
      `${formatPublicationDay(correction, version)}: ${kind}. ${note}`.trim(),
    ),
  ].join(' ');

export const getFeedTitle = () => `${firm.name}: ${correctionMessages.feedTitle}`;
