import { type FigureRow, figureRows } from '@/figures/admin/tonightDraft';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import { indicators, stockLists } from '@/figures/registry';
import { parseClosedSession } from '@/figures/session';
import { type EquityLists, stockKinds } from '@/figures/stocks';
import { formatDayWithoutYear } from '@/lib/calendar';
import { joinNames } from '@/lib/difference';
import { formatMoment } from '@/lib/moments';
import { formatInSentence, getRowName, tonightMessages } from '../messages';
import { type RowId, rowIds } from '../checklist/rowIds';
import { getPublishedStatus } from './publishedStatus';
import type { SiteRow } from '../checklist/rowState';
import type { LastSave } from '../checklist/saved';

export interface SiteFacts {
  session: string;
  now: Date;
  stored: EquityLists;
  rows: Readonly<Record<RowId, SiteRow>>;
  /** For each announced indicator that is not on the site, the reason why. */
  leftIndicators: Readonly<Partial<Record<IndicatorId, string>>>;
}

/** A row or an indicator whose figure or latest input is not on the site. */
export interface MissingRow {
  name: string;
  why: string | null;
  instead: string | null;
}

/**
 * Returns two names. `onSite` names the lists of gainers and losers that the site has for this
 * session. `left` names the lists that it does not have for this session. A name is '' if there is
 * no such list.
 */
function nameStockLists(stored: EquityLists, session: string) {
  const getName = (isOnSite: boolean) => {
    const kinds = stockKinds.filter(
      (kind) => (parseClosedSession(stored[kind]?.lastUpdated ?? '') === session) === isOnSite,
    );
    if (kinds.length === stockKinds.length) return getRowName('stocks');
    return kinds.map((kind) => formatInSentence(stockLists[kind].title)).join('');
  };
  return { onSite: getName(true), left: getName(false) };
}

/** Returns the names of the session's figures that are on the site. Null if there are none. */
export function describeFiguresOnSite(facts: SiteFacts): { names: string; all: boolean } | null {
  const found = figureRows.flatMap((id) => {
    if (id === 'stocks') return nameStockLists(facts.stored, facts.session).onSite || [];
    return facts.rows[id].isOnSite ? [getRowName(id)] : [];
  });
  if (found.length === 0) return null;
  return { names: joinNames(found), all: figureRows.every((id) => facts.rows[id].isOnSite) };
}

/**
 * Returns the rows and indicators that are not on the site. A row is also returned if a correction
 * of its published figure is not on the site yet. Bonds and T-bills without new rates are left out,
 * because they change only after an auction.
 */
export function listMissingRows(facts: SiteFacts): MissingRow[] {
  const { rows, stored, session, leftIndicators } = facts;
  const ofRows = rowIds.flatMap((id): MissingRow[] => {
    if (getPublishedStatus(id, rows[id]) !== 'missing') return [];
    const { isOnSite, why, instead } = rows[id];
    const { onSite, left } = nameStockLists(stored, session);
    const partName = id === 'stocks' && onSite !== '' && why === null ? left : getRowName(id);
    const name = isOnSite ? tonightMessages.correctionOf(getRowName(id)) : partName;
    return [{ name, why, instead }];
  });
  const ofIndicators = indicatorIds.flatMap((id): MissingRow[] => {
    const why = leftIndicators[id];
    return why === undefined ? [] : [{ name: indicators[id].name, why, instead: null }];
  });
  return [...ofRows, ...ofIndicators];
}

/** Counts the rows whose figures or files are on the site, including rates that staff left. */
export function countRowsOnSite({ rows }: SiteFacts): number {
  return rowIds.filter((id) => rows[id].isOnSite || getPublishedStatus(id, rows[id]) === 'kept')
    .length;
}

/** Joins the names, each followed by its reason: 'bonds (1 of 2 typed), daily summary'. */
export const describeLeftOutRows = (left: readonly Pick<MissingRow, 'name' | 'why'>[]) =>
  left.map(({ name, why }) => (why === null ? name : `${name} (${why})`)).join(', ');

interface EarlierPublication extends Pick<LastSave, 'at'> {
  session: string;
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  hasNote: boolean;
}

/**
 * Describes a publication of an earlier session than that of the checklist: 'On the site since
 * 15:50, for Thursday 13 March: index.'
 */
export function describeEarlierPublication(published: EarlierPublication, now: Date): string {
  const names = [
    ...published.rows.map(getRowName),
    ...published.indicators.map((id) => indicators[id].name),
    ...(published.hasNote ? [getRowName('note')] : []),
  ];
  const day = formatDayWithoutYear(published.session);
  return tonightMessages.onSiteFor(formatMoment(published.at, now), day, names.join(', '));
}
