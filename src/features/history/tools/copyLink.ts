import { copyText } from '@/browser/fileActions';
import type { SeriesContent } from '@/content/series';
import { findOtherSeries } from '../compared/comparisonChoice';
import { type ShownSeries, toPinnedRange } from '../files';
import { toolMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { isPinned, type PinnedRange } from '../ranges';
import { pickOwnParameters, toPinnedQuery } from '../series/address';

/**
 * The result of a tool. `address` is a text that the browser could not copy. The user can copy it
 * with the keyboard.
 */
export interface ToolResult {
  text: string;
  failed: boolean;
  address?: string;
  /** A button that copies another text, such as a link with fixed days. */
  alternative?: { label: string; copy: () => Promise<ToolResult> } | undefined;
}

/** Copies a text. If the browser does not copy it, the result contains the text as `address`. */
export async function copyWithResult(
  address: string,
  copied: string,
  notCopied: string,
): Promise<ToolResult> {
  if (await copyText(address)) return { text: copied, failed: false };
  return { text: notCopied, failed: true, address };
}

function getPageAddress(): URL {
  const address = new URL(window.location.href);
  address.hash = '';
  address.search = pickOwnParameters(address.searchParams).toString();
  return address;
}

/** Copies a link that shows the same days whenever it is opened. */
export function copyPinnedLink(content: SeriesContent, range: PinnedRange) {
  const address = getPageAddress();
  address.search = toPinnedQuery(content, address.searchParams, range);
  const [from, to] = [formatPeriodDate(range.from), formatPeriodDate(range.to)];
  return copyWithResult(
    address.href,
    toolMessages.pinnedLinkCopied(from, to),
    toolMessages.linkNotCopied,
  );
}

/**
 * Copies a link to the page. For a named range, also offers a link that always shows these days.
 */
export async function copyLink(series: ShownSeries): Promise<ToolResult> {
  if (isPinned(series.range)) return copyPinnedLink(series.content, series.range);
  const { linkCopied, linkCopiedWith, linkNotCopied } = toolMessages;
  const other = findOtherSeries(series.compare)?.name ?? 'the year earlier';
  const copied = series.compare === null ? linkCopied : linkCopiedWith(other);
  const result = await copyWithResult(getPageAddress().href, copied, linkNotCopied);
  const days = toPinnedRange(series);
  if (days === null) return result;
  return {
    ...result,
    alternative: { label: toolMessages.pinLink, copy: () => copyPinnedLink(series.content, days) },
  };
}
