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
  /** The address of the site without 'https://', or '' if the build has no address. */
  host: string;
  tenure?: string | undefined;
  /** The first and last day of a range that the user has chosen by hand. */
  pinned?: PinnedRange | undefined;
  /** The first and last day that the page shows. BibTeX and RIS contain them in the address. */
  shown?: PinnedRange | null;
}

/**
 * Describes the period of the data: 'data from 1 July 2024 to 30 September 2024', 'data to 14 March
 * 2025'. Returns '' without figures.
 */
function describeData(figures: readonly Figure[], pinned: PinnedRange | undefined): string {
  if (pinned !== undefined)
    return `data from ${formatPeriodDate(pinned.from)} to ${formatPeriodDate(pinned.to)}`;
  const newest = figures.at(-1);
  return newest === undefined ? '' : `data to ${formatPeriodDate(newest.key)}`;
}

/** Replaces line breaks and repeated spaces by one space. In RIS, a line break ends a field. */
const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const BIBTEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

const escapeBibtex = (text: string) =>
  toOneLine(text).replaceAll(/[\\{}%&_#$~^]/g, (char) => BIBTEX_COMMANDS[char] ?? `\\${char}`);

const escapeAddress = (address: string) => address.replaceAll(/[\s{}\\]/g, encodeURIComponent);

interface CitationFields {
  key: string;
  title: string;
  year: string;
  note: string;
  address: string;
  readOn: string;
}

function toBibtex({ key, title, year, note, address, readOn }: CitationFields): string {
  // Double braces stop BibTeX from changing the case of a title and from splitting the firm's name
  // into first and last names.
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
 * Returns a citation of a series as plain text, BibTeX and RIS. The plain text is also returned in
 * three parts (`before`, `title` and `after`), so that the page can set the title in italics.
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
  const query = toAddressQuery(content, {
    ...(pinned && { range: pinned }),
    tenure: tenure ?? null,
  });
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
    address: `https://${host}${path}${toAddressQuery(content, { ...range, tenure: tenure ?? null })}`,
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
