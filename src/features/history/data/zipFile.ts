import { strToU8, zipSync } from 'fflate';
import { getEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toLagosDay } from '@/lib/days';
import { mapKeys } from '@/lib/records';
import { getPageUrl, toCsv, toJson } from '../fileFormats';
import { readmeMessages } from './messages';
import type { WholeSeries } from './wholeSeries';

export { hasFigures, loadWholeSeries } from './wholeSeries';

export interface LeftOutSeries {
  content: SeriesContent;
  reason: keyof typeof readmeMessages.reasons;
}

const listFileNames = ({ slug }: SeriesContent) => [`${slug}.csv`, `${slug}.json`] as const;

function describeSeries(content: SeriesContent): string {
  const { fullName, unit, publisher, publisherUrl, use } = content;
  const { source, terms, page } = readmeMessages;
  return [
    `${listFileNames(content).join(', ')}: ${fullName}, ${unit}`,
    `  ${source}: ${publisher}, ${publisherUrl}`,
    `  ${terms}: ${use.terms} ${use.url}`,
    `  ${page}: ${getPageUrl(content)}`,
  ].join('\n');
}

function createReadme(
  contents: readonly SeriesContent[],
  leftOut: readonly LeftOutSeries[],
  day: string,
): string {
  const page = `${getEnv().siteUrl || window.location.origin}/data`;
  const { title, made, formats, files, leftOut: leftOutTitle, reasons } = readmeMessages;
  const missing = leftOut.map(
    ({ content: { fullName, use }, reason }) => `${fullName}: ${reasons[reason](use.owner)}`,
  );
  const paragraphs = [
    title(firm.name),
    made(day, page),
    formats(`${page}#formats`),
    files,
    ...contents.map(describeSeries),
    ...(missing.length > 0 ? [leftOutTitle, missing.join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Returns a ZIP with two files for each series, CSV and JSON, and a README. */
export function createZip(
  series: readonly WholeSeries[],
  leftOut: readonly LeftOutSeries[],
  now: Date,
) {
  const day = toLagosDay(now);
  const contents = series.map(({ content }) => content);
  const texts: Record<string, string> = {
    [readmeMessages.fileName]: createReadme(contents, leftOut, day),
  };
  for (const { content, years } of series) {
    const [csv, json] = listFileNames(content);
    texts[csv] = toCsv(content, years, now);
    texts[json] = toJson(content, years, now);
  }
  const bytes = zipSync(mapKeys(Object.keys(texts), (name) => strToU8(texts[name] ?? '')));
  const firmName = firm.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    name: `${firmName}-data-${day}.zip`,
    files: Object.keys(texts),
    blob: new Blob([bytes], { type: 'application/zip' }),
  };
}
