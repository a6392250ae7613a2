import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { formatLongDate } from '@/lib/calendar';
import { toLagosDay } from '@/lib/days';
import type { Figure } from './figures';
import { formatPeriodDate } from './periods';
import type { PinnedRange } from './ranges';
import { toAddressQuery } from './series/address';

export type Citation = ReturnType<typeof createCitation>;

export interface CitationOptions {
  content: SeriesContent;
  figures: readonly Figure[];
  now: Date;
  /** The site's address without 'https://', or '' if the build has none. */
  host: string;
  tenure?: string | undefined;
  /** The days that the user chose. */
  pinned?: PinnedRange | undefined;
  /** The days that the page shows, for the address in BibTeX and RIS. */
  shown?: PinnedRange | null;
}

/** Names the days of the data: 'data from 1 July 2024 to 30 September 2024'; '' without figures. */
function describeData(figures: readonly Figure[], pinned: PinnedRange | undefined): string {
  if (pinned !== undefined)
    return `data from ${formatPeriodDate(pinned.from)} to ${formatPeriodDate(pinned.to)}`;
  const newest = figures.at(-1);
  return newest === undefined ? '' : `data to ${formatPeriodDate(newest.key)}`;
}

/** Replaces line breaks and repeated spaces, which would end a field. */
const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const BIBTEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** Escapes the characters that have a meaning in BibTeX. */
const escapeBibtex = (text: string) =>
  toOneLine(text).replaceAll(/[\\{}%&_#$~^]/g, (char) => BIBTEX_COMMANDS[char] ?? `\\${char}`);

/** Escapes the characters that a field with an address, which BibTeX reads verbatim, cannot have. */
const escapeAddress = (address: string) => address.replaceAll(/[\s{}\\]/g, encodeURIComponent);

interface CitationFields {
  key: string;
  title: string;
  year: string;
  note: string;
  address: string;
  /** The day on which the figures were read: '2025-03-14'. */
  readOn: string;
}

function toBibtex({ key, title, year, note, address, readOn }: CitationFields): string {
  // Double braces keep the capital letters of a title, and the words of a name together.
  const fields = [
    `author = {{${escapeBibtex(firm.name)}}}`,
    `title = {{${escapeBibtex(title)}}}`,
    `year = {${year}}`,
    `publisher = {${escapeBibtex(firm.name)}}`,
    `note = {${escapeBibtex(note)}}`,
    `url = {${escapeAddress(address)}}`,
    `urldate = {${readOn}}`,
  ];
  return `@misc{${key},\n${fields.map((field) => `  ${field},\n`).join('')}}\n`;
}

function toRis({ title, year, note, address, readOn }: CitationFields): string {
  const lines = [
    ['TY', 'DATA'],
    ['AU', firm.name],
    ['TI', title],
    ['PY', year],
    ['PB', firm.name],
    ['N1', note],
    ['UR', address],
    ['Y2', readOn.replaceAll('-', '/')],
    ['ER', ''],
  ] as const;
  return lines.map(([tag, text]) => `${tag}  - ${toOneLine(text)}\r\n`).join('');
}

/**
 * Returns a citation of a series as plain text, BibTeX and RIS. The plain text is also in three
 * parts, so that `title` can be in italics.
 */
export function createCitation(options: CitationOptions) {
  const { content, figures, now, host, tenure, pinned } = options;
  const readOn = toLagosDay(now);
  const year = readOn.slice(0, 4);
  const before = `${firm.name} (${year}), `;
  const title = [content.fullName, tenure, content.terms.often].filter(Boolean).join(', ');
  const data = describeData(figures, pinned);
  const days = pinned ?? options.shown ?? undefined;
  const daysText = describeData(figures, days);
  const path = toSeriesPath(content.slug);
  const query = pinned === undefined ? '' : `?from=${pinned.from}&to=${pinned.to}`;
  const from = `source: ${content.publisher}, read on ${formatLongDate(readOn)}`;
  const after = `, ${host}${path}${query}, ${from}${data === '' ? '' : `, ${data}`}.`;
  const range = days === undefined ? {} : { range: days };
  const fields = {
    key: `${firm.name} ${content.slug} ${year}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    year,
    note: [`Data set. Source: ${content.publisher}`, ...(daysText === '' ? [] : [daysText])].join(
      ', ',
    ),
    address: `https://${host}${path}${toAddressQuery({ ...range, tenure: tenure ?? null })}`,
    readOn,
  };
  return {
    before,
    title,
    after,
    text: before + title + after,
    bibtex: toBibtex(fields),
    ris: toRis(fields),
  };
}
