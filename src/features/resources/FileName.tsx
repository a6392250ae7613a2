import { toSafeLink } from '@/lib/links';
import type { FileProps } from './fileProps';
import { OPINION_ID } from './opinion';
import { splitName } from './splitName';

/** The name as a link, without its date. Plain text if the link is not safe to open. */
export function FileName({ file }: FileProps) {
  const link = toSafeLink(file.url);
  const [name, day] = splitName(file);
  return link === null ? (
    <b className="file-name" tabIndex={-1} aria-describedby={OPINION_ID}>
      <span translate="no">{name}</span>
      <span className="sr-only">{day}</span>
    </b>
  ) : (
    <a
      className="file-name"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={OPINION_ID}
    >
      <span translate="no">{name}</span>
      <span className="sr-only">{`${day} (opens in a new tab)`}</span>
    </a>
  );
}
