import type { SeriesContent, SeriesEvent } from '@/content/series';
import { timeOf } from '../figures';
import { shortWords } from '../periods';
import type { Plotted, Spot } from './plotted';
import type { Shown } from './shown';

/** An event and the point of the line that its leader ends on. */
export interface ShownEvent extends SeriesEvent {
  x: number;
  y: number;
}

/** The longer of an event's two lines: its words, or its day. */
export function eventWords({ day, words }: SeriesEvent): string {
  const date = shortWords(day);
  return words.length > date.length ? words : date;
}

/** How high the line is at a place; undefined without a line. */
function heightAt(content: SeriesContent, main: readonly Spot[], x: number): number | undefined {
  const next = main.findIndex((spot) => spot.x > x);
  const [before, after] = [main.at(next === -1 ? -1 : Math.max(0, next - 1)), main[next]];
  if (before === undefined || after === undefined || content.every === 'decision') return before?.y;
  const part = (x - before.x) / (after.x - before.x);
  return before.y + Math.max(0, Math.min(1, part)) * (after.y - before.y);
}

/** The events of a range, oldest first. */
export function eventsOf(content: SeriesContent, shown: Shown, plotted: Plotted): ShownEvent[] {
  const { from, to } = shown.span;
  return content.events.flatMap((event) => {
    const at = timeOf(event.day);
    const y = heightAt(content, plotted.main, plotted.x(at));
    return at < from || at > to || y === undefined ? [] : [{ ...event, x: plotted.x(at), y }];
  });
}
