/* The figures that were changed after they were published, and a feed of them. */
import type { SeriesContent } from '@/content/series';
import { firm } from '@/content/firm';
import { hasTenures, periodIn } from '@/figures/history';
import {
  publishedVersions,
  type RevisionReason,
  type Version,
  versionsOf,
  type YearOfSeries,
} from '@/figures/revisions';
import { dayInLagos } from '@/lib/days';
import { formatChange } from '@/lib/change';
import { correctionId, sameLabel, tenuresOf, TYPED_CHANGE, valueOf } from '../figures';
import { correctionMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { formatValue } from '../values';

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

/** Returns the figures of a year of a series that were changed; of lists those of each tenure that was. */
export function correctionsIn(content: SeriesContent, year: YearOfSeries): Correction[] {
  const { id: series } = content;
  const said = [...year.revisions.map(({ was }) => was), year.points];
  const keys = new Set(
    said.flatMap((points) => Object.keys(points)).map((key) => periodIn(series, key)),
  );
  const tenures = said.flatMap(tenuresOf).map(({ label }) => [sameLabel(label), label] as const);
  const ofIndex = series === 'asi' ? [undefined, TYPED_CHANGE] : [undefined];
  const parts = hasTenures(series) ? [...new Map(tenures).values()] : ofIndex;
  return [...keys].flatMap((key) => {
    const versions = versionsOf(series, key, year);
    return parts.flatMap((tenure): Correction[] => {
      const values = versions.map((version) => ({
        ...version,
        said: version.said === null ? null : (valueOf(version.said, tenure) ?? null),
      }));
      const published = publishedVersions(series, key, values);
      const now = published.at(-1);
      if (now === undefined || published.length < 2) return [];
      const id = correctionId(series, key, tenure);
      return [{ id, content, tenure, key, versions: published, now }];
    });
  });
}

/** Returns a correction's kind by the newest change of the figure; null where none was recorded. */
export const reasonOf = ({ now }: Correction): RevisionReason | null => now.why?.reason || null;

const nameOf = ({ content, tenure }: Correction) =>
  [content.name, tenure].filter(Boolean).join(', ');

export function saidIn({ content, tenure }: Correction, { said }: Version<number>): string {
  if (said === null) return correctionMessages.withdrawn;
  return tenure === TYPED_CHANGE ? formatChange(said) : formatValue(content, said);
}

/** Formats the versions: '3.40% on 25 Nov 2024 → 3.46% on 13 Mar 2025'. */
export const chainOf = (correction: Correction) =>
  correction.versions
    .map((version) => `${saidIn(correction, version)} on ${publishedOn(version)}`)
    .join(' → ');

export const publishedOn = ({ at }: Version<number>) => formatShortPeriod(dayInLagos(new Date(at)));

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
      content_text: [chainOf(correction), correction.now.why?.note].filter(Boolean).join('. '),
      date_published: correction.now.at,
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
