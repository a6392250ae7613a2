import { toSafeLink } from '@/lib/links';
import type { FileProps } from './fileProps';
import { DISCLOSURES_LINE_ID } from './opinion';
import { splitFileName } from './splitName';

export function FileName({ file }: FileProps) {
  const link = toSafeLink(file.url);
  const [name, day] = splitFileName(file);
  return link === null ? (
    <b className="file-name" tabIndex={-1} aria-describedby={DISCLOSURES_LINE_ID}>
      <span translate="no">{name}</span>
      <span className="sr-only">{day}</span>
    </b>
  ) : (
    <a
      className="file-name"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={DISCLOSURES_LINE_ID}
    >
      <span translate="no">{name}</span>
      <span className="sr-only">{`${day} (opens in a new tab)`}</span>
    </a>
  );
}
