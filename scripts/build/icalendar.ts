/** Writes calendar files in the format of RFC 5545, with the properties of RFC 7986. */
import { addDays } from '../../src/lib/days.ts';

export interface CalendarEvent {
  uid: string;
  /** Grows each time the day changes. */
  sequence: number;
  /** The day of the event, 'YYYY-MM-DD'. It lasts the whole day. */
  day: string;
  title: string;
  description: string;
  isConfirmed: boolean;
  url?: string;
}

export interface Calendar {
  /** The program that wrote the file: '-//Firm//Product//EN'. */
  productId: string;
  name: string;
  description: string;
  /** The day on which the file was written, 'YYYY-MM-DD'. */
  writtenOn: string;
  /** The address from which programs refresh the calendar. */
  source?: string;
  events: readonly CalendarEvent[];
}

/** The maximum length of a line in octets, without its line break. */
const MAX_LINE_OCTETS = 75;
const LINE_BREAK = '\r\n';
/** How long programs wait until they request the file again: one day. */
const REFRESH_INTERVAL = 'P1D';

/** Escapes a value of the type TEXT. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Folds a content line. A character of several octets stays on one line. */
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

/** Returns the content lines of an event. It does not mark the person's day as busy. */
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

/** Returns the text of a calendar file. */
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
