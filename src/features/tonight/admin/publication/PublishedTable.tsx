import type { ReactNode } from 'react';
import { publishedMessages } from './publishedMessages';

interface PublishedTableProps {
  caption: string;
  /** False for a table below another one with the same columns. */
  hasHeads?: boolean;
  children: ReactNode;
}

const headClass = 'py-2 pr-4 text-left text-label font-medium text-muted first:pl-4';

/** A table of rows after a publication. On a phone, its rows are blocks. */
export function PublishedTable({ caption, hasHeads = true, children }: PublishedTableProps) {
  return (
    <table className="w-full table-fixed border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[22%]" />
        <col />
        <col className="w-[16%]" />
        <col className="w-32" />
      </colgroup>
      <thead className={hasHeads ? 'max-md:sr-only' : 'sr-only'}>
        <tr className="border-b border-hair">
          {publishedMessages.heads.map((head) => (
            <th key={head} scope="col" className={headClass}>
              {head}
            </th>
          ))}
          <th scope="col" className={headClass}>
            <span className="sr-only">{publishedMessages.wayOn}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}
