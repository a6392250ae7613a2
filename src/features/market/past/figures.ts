/*
 * The figures of a series as a chart and a table need them: one number a day or period, in the order
 * of time.
 */
import type { SeriesContent } from '@/content/series';
import { isCalendarDate } from '@/lib/days';
import type { Point, Points } from '@/figures/history';

export interface Figure {
  /** '2026-11-20', '2026-10' or '2026-Q3'. */
  key: string;
  /** UTC ms of its day, or of its period's first day. */
  at: number;
  value: number;
  /** What was published before it was revised. */
  first?: { value: number; savedAt: string };
  /** When staff saved it, an ISO time. */
  savedAt: string;
}

/** UTC ms of the day of a key, or of the first day of its month or quarter; NaN for what is no key. */
export function timeOf(key: string): number {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(key);
  if (quarter !== null) return Date.UTC(Number(quarter[1]), (Number(quarter[2]) - 1) * 3, 1);
  const day = key.length === 7 ? `${key}-01` : key;
  return isCalendarDate(day) ? Date.parse(day) : NaN;
}

/** A label as labels are compared: staff may write '10-Year' one day and '10-YEAR' the next. */
const sameLabel = (label: string) => label.trim().replace(/\s+/g, ' ').toUpperCase();

type Said = Pick<Point, 'savedAt'> & ({ value: number } | { tenures: readonly Rate[] });
interface Rate {
  label: string;
  rate: number;
}

function valueOf(said: Said, tenure: string | undefined): number | null {
  if ('value' in said) return said.value;
  if (tenure === undefined) return null;
  const wanted = sameLabel(tenure);
  return said.tenures.find(({ label }) => sameLabel(label) === wanted)?.rate ?? null;
}

function figureOf(key: string, point: Point, tenure: string | undefined): Figure | null {
  const [at, value] = [timeOf(key), valueOf(point, tenure)];
  if (Number.isNaN(at) || value === null) return null;
  const figure: Figure = { key, at, value, savedAt: point.savedAt };
  const before = point.first === undefined ? null : valueOf(point.first, tenure);
  // A revision of a list need not have touched this tenure.
  if (point.first !== undefined && before !== null && before !== value) {
    figure.first = { value: before, savedAt: point.first.savedAt };
  }
  return figure;
}

/**
 * The figures of points in the order of time; of lists those of one tenure. Two of the same time,
 * such as '2026-07' and '2026-Q3', are one: the one that was saved last.
 */
export function figuresOf(points: Points, tenure?: string): Figure[] {
  const byTime = new Map<number, Figure>();
  for (const [key, point] of Object.entries(points)) {
    const figure = figureOf(key, point, tenure);
    if (figure === null) continue;
    const other = byTime.get(figure.at);
    if (other === undefined || Date.parse(figure.savedAt) >= Date.parse(other.savedAt)) {
      byTime.set(figure.at, figure);
    }
  }
  return [...byTime.values()].toSorted((one, other) => one.at - other.at);
}

/** A tenure of lists, by the label that staff gave it last. */
export interface Tenure {
  label: string;
  /** The key of its last list, where newer ones have it no more; else null. */
  ended: string | null;
}

/** The tenures of the newest list, then those that only older ones have; none for other series. */
export function tenuresOf(points: Points): Tenure[] {
  const tenures = new Map<string, Tenure>();
  const newestFirst = Object.entries(points).toSorted(([a], [b]) => timeOf(b) - timeOf(a));
  for (const [index, [key, point]] of newestFirst.entries()) {
    if (!('tenures' in point)) continue;
    for (const { label } of point.tenures) {
      const known = tenures.has(sameLabel(label));
      if (!known) tenures.set(sameLabel(label), { label, ended: index === 0 ? null : key });
    }
  }
  return [...tenures.values()];
}

/** How long a label says that a tenure runs, in days: '10-YEAR' is 3650; NaN where it says nothing. */
export function tenureDays(label: string): number {
  const [, count, unit = ''] = /(\d+(?:\.\d+)?)[\s-]*([A-Za-z]*)/.exec(label) ?? [];
  const first = unit.toUpperCase().charAt(0);
  const days = { D: 1, W: 7, M: 30, Y: 365 }[first];
  return days === undefined ? NaN : Number(count) * days;
}

const DEFAULT_BOND_DAYS = 3650;

/** The tenure that an address means: the one named, else one that has not ended: of bonds that nearest 10 years. */
export function nearestTenure(
  content: SeriesContent,
  tenures: readonly Tenure[],
  wanted: string | null | undefined,
): string | undefined {
  const named = tenures.find(({ label }) => sameLabel(label) === sameLabel(wanted ?? ''));
  const labels = tenures.filter(({ ended }) => ended === null).map(({ label }) => label);
  if (named !== undefined || content.id !== 'bonds') return named?.label ?? labels[0];
  const distance = (label: string) => Math.abs(tenureDays(label) - DEFAULT_BOND_DAYS);
  const timed = labels.filter((label) => !Number.isNaN(tenureDays(label)));
  return timed.toSorted((a, b) => distance(a) - distance(b))[0] ?? labels[0];
}
