import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const INLINE = /\[([^\]]+)\]\(([^)]+)\)|\{([^}]+)\}/g;

/** Renders a text with its links, and marks the placeholders that the firm has to fill in. */
export function RichText({ of: text }: { of: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: words, 2: to = '', 3: blank, index } of text.matchAll(INLINE)) {
    parts.push(text.slice(end, index));
    end = index + whole.length;
    if (blank !== undefined) parts.push(<mark key={index}>{blank}</mark>);
    else if (to.startsWith('/'))
      parts.push(
        <Link key={index} to={to}>
          {words}
        </Link>,
      );
    else
      parts.push(
        <a key={index} href={to} className={to.startsWith('tel:') ? 'whitespace-nowrap' : ''}>
          {words}
        </a>,
      );
  }
  return [...parts, text.slice(end)];
}
