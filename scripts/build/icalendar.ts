/** Writes calendar files in the format of RFC 5545, with properties of RFC 7986. */
import { addDays } from '../../src/lib/days.ts';

export interface CalendarEvent {
  uid: string;
  /** Version of the event. It increases each time the day changes. */
  sequence: number;
  /** Day of the event, 'YYYY-MM-DD'. The event lasts the whole day. */
  day: string;
  title: string;
  description: string;
  isConfirmed: boolean;
  url?: string;
}

export interface Calendar {
  /** Identifies the program that wrote the file, for example '-//Firm//Product//EN'. */
  productId: string;
  name: string;
  description: string;
  /** Day on which the file was written, 'YYYY-MM-DD'. */
  writtenOn: string;
  /** URL from which calendar programs refresh the calendar. */
  source?: string;
  events: readonly CalendarEvent[];
}

/** Maximum length of a line in octets, without the line break. */
const MAX_LINE_OCTETS = 75;
const LINE_BREAK = '\r\n';
/** How long calendar programs wait before they request the file again: one day. */
const REFRESH_INTERVAL = 'P1D';

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Folds a content line. All octets of a character stay on the same line. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += `${LINE_BREAK} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const formatDate = (day: string) => day.replaceAll('-', '');
const formatText = (name: string, text: string) => `${name}:${escapeText(text)}`;

/** Returns the content lines of an event. The event does not mark the user's day as busy. */
function listEventLines(event: CalendarEvent, writtenOn: string): string[] {
  const { uid, sequence, day, title, description, isConfirmed, url } = event;
  return [
    'BEGIN:VEVENT',
    formatText('UID', uid),
    `DTSTAMP:${formatDate(writtenOn)}T000000Z`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${formatDate(day)}`,
    `DTEND;VALUE=DATE:${formatDate(addDays(day, 1))}`,
    formatText('SUMMARY', title),
    formatText('DESCRIPTION', description),
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export function renderCalendar(calendar: Calendar): string {
  const { productId, name, description, writtenOn, source, events } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    formatText('PRODID', productId),
    'CALSCALE:GREGORIAN',
    formatText('NAME', name),
    formatText('X-WR-CALNAME', name),
    formatText('DESCRIPTION', description),
    formatText('X-WR-CALDESC', description),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...(source === undefined ? [] : [`SOURCE;VALUE=URI:${source}`]),
    ...events.flatMap((event) => listEventLines(event, writtenOn)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + LINE_BREAK).join('');
}
