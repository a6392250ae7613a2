import { expect, it } from 'vitest';
import { type CalendarEvent, foldLine, renderCalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'inflation-2026-11@firm.example',
  sequence: 0,
  day: '2026-12-31',
  title: 'Inflation',
  description: 'Expected',
  isConfirmed: false,
};

const render = (changes: Partial<CalendarEvent> = {}) =>
  renderCalendar({
    productId: '-//Firm//Calendar//EN',
    name: 'Releases',
    description: 'Coming releases',
    writtenOn: '2026-11-30',
    events: [{ ...event, ...changes }],
  });

const listLines = (text: string) => text.split('\r\n');

it('writes an event for the whole day, with CRLF after each line', () => {
  const text = render();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(listLines(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firm//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Releases',
    'X-WR-CALNAME:Releases',
    'DESCRIPTION:Coming releases',
    'X-WR-CALDESC:Coming releases',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    'BEGIN:VEVENT',
    'UID:inflation-2026-11@firm.example',
    'DTSTAMP:20261130T000000Z',
    'SEQUENCE:0',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Inflation',
    'DESCRIPTION:Expected',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('writes the sequence, status and URL of a confirmed event', () => {
  const url = 'https://firm.example/markets/inflation?a,b;c';
  const lines = listLines(render({ isConfirmed: true, sequence: 2, url }));
  expect(lines).toContain('SEQUENCE:2');
  expect(lines).toContain('STATUS:CONFIRMED');
  // A URL is not text, so its commas are not escaped.
  expect(lines).toContain(`URL:${url}`);
});

it.each([
  ['a, b; c', String.raw`a\, b\; c`],
  [String.raw`a\n`, String.raw`a\\n`],
  ['one\ntwo\r\nthree', String.raw`one\ntwo\nthree`],
  ['"quoted": 10%', '"quoted": 10%'],
])('escapes the text %j', (title, written) => {
  expect(listLines(render({ title }))).toContain(`SUMMARY:${written}`);
});

it.each([
  ['of one octet', 'x'.repeat(400)],
  ['of two octets', 'é'.repeat(200)],
  ['of three octets', '₦'.repeat(200)],
  ['of four octets', '📈'.repeat(200)],
  ['of different sizes', 'a₦é📈b'.repeat(60)],
])('folds a line with characters %s into lines of at most 75 octets', (_name, value) => {
  const folded = foldLine(`SUMMARY:${value}`);
  const lines = folded.split('\r\n');
  const sizes = lines.map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  // Every line except the last is full: another character of up to four octets would not fit.
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(71);
  expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
  // If a line break had split a character, decoding would replace the character.
  expect(Buffer.from(folded).toString('utf8').replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}`);
});

it('does not fold a line of exactly 75 octets', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});
