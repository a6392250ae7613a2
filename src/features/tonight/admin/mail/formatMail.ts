/** Formats the mail about a session as plain text, and as HTML for a mail program. */
import { firm } from '@/content/firm';
import { stockLists } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { formatLongDay } from '@/lib/calendar';
import { mailMessages } from './mailMessages';
import type { MailFigure, SessionMail } from './sessionMail';

const formatTitle = ({ session }: SessionMail) => `${firm.name}, ${formatLongDay(session)}`;

function listNoteLines({ note }: SessionMail): string[] {
  if (note === null) return [];
  const { text, author, correction } = note;
  const line =
    correction && mailMessages.corrected(new Date(correction.savedAt), correction.explanation);
  return [text, author, ...(line === undefined ? [] : [line])];
}

/** Returns the tables that have rows. The first table has no heading. */
const listTables = ({ figures, stocks }: SessionMail) =>
  [
    { heading: '', figures },
    ...stockKinds.map((kind) => ({
      heading: stockLists[kind].cardTitle,
      figures: stocks[kind],
    })),
  ].filter((table) => table.figures.length > 0);

const formatLine = ({ name, value, change }: MailFigure) =>
  `${name}: ${value}${change === '' ? '' : `; ${change}`}`;

/** @param url the URL of the page that shows the figures */
export function formatMailText(mail: SessionMail, url: string): string {
  const tables = listTables(mail).map(({ heading, figures }) =>
    [...(heading === '' ? [] : [heading]), ...figures.map(formatLine)].join('\n'),
  );
  const sources = mail.owners.length === 0 ? [] : [mailMessages.sources(mail.owners)];
  return [
    formatTitle(mail),
    ...(mail.note === null ? [] : [listNoteLines(mail).join('\n')]),
    ...tables,
    [...sources, `${mailMessages.link} ${url}`].join('\n'),
  ].join('\n\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

// Use attributes instead of inline styles. Our Content Security Policy forbids inline styles, and
// the browser also applies it to copied HTML.
const toRow = ({ name, value, change }: MailFigure) =>
  [
    `<tr><th scope="row" align="left">${escapeHtml(name)}</th>`,
    `<td align="left">${escapeHtml(value)}</td>`,
    `<td align="left">${escapeHtml(change)}</td></tr>`,
  ].join('');

/** @param url the URL of the page that shows the figures */
export function formatMailHtml(mail: SessionMail, url: string): string {
  const tables = listTables(mail).flatMap(({ heading, figures }) => [
    ...(heading === '' ? [] : [`<h3>${escapeHtml(heading)}</h3>`]),
    `<table cellpadding="4" cellspacing="0">${figures.map(toRow).join('')}</table>`,
  ]);
  const address = escapeHtml(url);
  return [
    `<h2>${escapeHtml(formatTitle(mail))}</h2>`,
    ...listNoteLines(mail).map(toParagraph),
    ...tables,
    ...(mail.owners.length === 0 ? [] : [toParagraph(mailMessages.sources(mail.owners))]),
    `<p>${escapeHtml(mailMessages.link)} <a href="${address}">${address}</a></p>`,
  ].join('\n');
}
