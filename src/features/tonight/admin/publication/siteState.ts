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

interface PublishedRows extends LastSave {
  session: string;
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  hasNote?: boolean;
}

/** A row or an indicator whose figure or latest input is not on the site. */
interface MissingRow {
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

function listRowsOnSite({
  rows,
  stored,
  session,
}: SiteFacts): { name: string; saved: LastSave | null }[] {
  return rowIds.flatMap((id) => {
    const { isOnSite, saved } = rows[id];
    if (id === 'stocks') {
      const { onSite } = nameStockLists(stored, session);
      return onSite === '' ? [] : [{ name: onSite, saved }];
    }
    return isOnSite ? [{ name: getRowName(id), saved }] : [];
  });
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
 * of its published figure is not on the site yet.
 */
function listMissingRows(facts: SiteFacts): MissingRow[] {
  const { rows, stored, session, leftIndicators } = facts;
  const ofRows = rowIds.flatMap((id): MissingRow[] => {
    const { isOnSite, isSettled, why, instead } = rows[id];
    if (isOnSite && isSettled) return [];
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

/** Joins the names, each followed by its reason: 'bonds (1 of 2 typed), daily summary'. */
export const describeLeftOutRows = (left: readonly Pick<MissingRow, 'name' | 'why'>[]) =>
  left.map(({ name, why }) => (why === null ? name : `${name} (${why})`)).join(', ');

/**
 * Describes the site after a publication. `onSite` lists the published rows by the time of their
 * save, with the newest first. `notPublished` lists the unpublished rows with reasons. `begun` is
 * true if an unpublished row has input.
 */
export function describeSite(facts: SiteFacts, published: PublishedRows) {
  const { session, now } = facts;
  const announced = published.indicators.map((id): { name: string; saved: LastSave } => ({
    name: indicators[id].name,
    saved: published,
  }));
  if (published.hasNote === true) announced.push({ name: getRowName('note'), saved: published });
  // The checklist now describes a later session, so list only the rows of this publication.
  if (published.session !== session) {
    const names = [...published.rows.map(getRowName), ...announced.map(({ name }) => name)];
    const clock = formatMoment(published.at, now);
    const day = formatDayWithoutYear(published.session);
    const text = tonightMessages.onSiteFor(clock, day, names.join(', '));
    return { onSite: [text], notPublished: null, begun: false };
  }
  const groups = new Map<string, { time: number; names: string[] }>();
  for (const { name, saved } of [...listRowsOnSite(facts), ...announced]) {
    const clock = saved === null ? '' : formatMoment(saved.at, now);
    const group = groups.get(clock) ?? { time: saved?.at.getTime() ?? 0, names: [] };
    groups.set(clock, { ...group, names: [...group.names, name] });
  }
  const newestFirst = [...groups].toSorted(([, a], [, b]) => b.time - a.time);
  const left = listMissingRows(facts);
  const reasons = left.map(({ name, why, instead }) => ({ name, why: why ?? instead }));
  return {
    onSite: newestFirst.map(([clock, { names }]) =>
      tonightMessages.onSite(clock, names.join(', ')),
    ),
    notPublished:
      left.length === 0 ? null : tonightMessages.notPublished(describeLeftOutRows(reasons)),
    begun: left.some(({ why }) => why !== null),
  };
}
