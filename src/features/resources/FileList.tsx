import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatKilobytes, formatUploadDay } from '@/lib/uploads';
import { safeLink } from '@/lib/links';
import { Icon } from '@/ui/Icon';
import { SiteButton } from '@/ui/SiteButton';
import { monthName, monthsOf } from './fileMonths';
import { splitName } from './splitName';
import { iconImage, kindOf } from './icons';
import { FILES_AT_ONCE } from './limits';
import { libraryMessages } from './libraryMessages';
import type { ResourceFile } from './documents';
import './FileList.css';

/**
 * The id of the line below the list that leads to the disclosures, which every row is described by.
 */
const OPINION = 'opinion';

interface FileProps {
  file: ResourceFile;
}

/**
 * The name as a link, without the day that stands beside it; as text alone where the link is not
 * safe to open.
 */
function FileName({ file }: FileProps) {
  const link = safeLink(file.url);
  const [name, day] = splitName(file);
  return link === null ? (
    <b className="file-name" tabIndex={-1} aria-describedby={OPINION}>
      <span translate="no">{name}</span>
      <span className="sr-only">{day}</span>
    </b>
  ) : (
    <a
      className="file-name"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={OPINION}
    >
      <span translate="no">{name}</span>
      <span className="sr-only">{`${day} (opens in a new tab)`}</span>
    </a>
  );
}

function UploadDay({ file: { uploadDate } }: FileProps) {
  const day = formatUploadDay(uploadDate);
  return day === '' ? null : <time dateTime={uploadDate}>{day}</time>;
}

/** Shows the kind and size of a file, as far as they are known. */
function KindAndSize({ file }: FileProps) {
  const kind = kindOf(file);
  return (
    <>
      {kind !== '' && <span>{kind}</span>}
      {file.size !== null && <span>{formatKilobytes(file.size)}</span>}
    </>
  );
}

function LatestFile({ file }: FileProps) {
  return (
    <article className="group latest-file">
      <p className="latest-flag">Latest</p>
      <img src={iconImage(file.icon)} alt="" width={56} height={56} />
      <div>
        <h3>
          <FileName file={file} />
        </h3>
        <p className="flex flex-wrap gap-x-4 text-sm/[1.7] [font-variant-numeric:tabular-nums] text-muted md:text-compact/[1.6]">
          <UploadDay file={file} />
          <KindAndSize file={file} />
        </p>
      </div>
      <span
        className="hidden size-12 place-items-center bg-navy-900 text-white group-hover:bg-cyan group-hover:text-navy-950 md:grid print:hidden"
        aria-hidden="true"
      >
        <Icon name="newTab" size={24} />
      </span>
    </article>
  );
}

function FileRow({ file }: FileProps) {
  return (
    <li className="file-row">
      <img src={iconImage(file.icon)} alt="" width={40} height={40} />
      <div>
        <FileName file={file} />
        <UploadDay file={file} />
      </div>
      <p className="text-right whitespace-nowrap">
        <KindAndSize file={file} />
      </p>
    </li>
  );
}

interface FileListProps {
  /** The files of a category, the newest first: one at least. */
  files: readonly ResourceFile[];
  /** The number of listed files, without the newest. */
  listed: number;
  onList: (count: number) => void;
}

export function FileList({ files, listed, onList }: FileListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const [latest] = files;
  const months = useMemo(() => monthsOf(files, listed), [files, listed]);

  // The button moves down or goes: the focus stays where one was reading.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const rows = list.current?.querySelectorAll<HTMLElement>('.file-row .file-name');
    rows?.[listed - FILES_AT_ONCE]?.focus();
  }, [listed]);

  const showMore = () => {
    focusNext.current = true;
    onList(listed + FILES_AT_ONCE);
  };

  return (
    <div ref={list}>
      {latest && <LatestFile file={latest} />}
      {months.map(({ name, count, files: ofMonth }) => (
        <section key={name}>
          <h3 className="mt-5 flex justify-between line-b border-tick pb-1.5 font-body text-sm/[1.43] font-semibold [letter-spacing:0] md:mt-6">
            {name}{' '}
            <span className="[font-weight:400] [font-variant-numeric:tabular-nums] text-muted">
              {/* The newest stands on its card. */}
              {latest && monthName(latest) === name
                ? libraryMessages.more(count - 1)
                : libraryMessages.files(count)}
            </span>
          </h3>
          <ul className="grid gap-x-[32px] desk:grid-cols-2">
            {ofMonth.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        </section>
      ))}
      {files.length > listed + 1 && (
        <div className="mt-8 flex items-center gap-6 text-compact/6 text-muted">
          <SiteButton label="Show more" tone="line" icon={null} onClick={showMore} />
          <p>{libraryMessages.shown(listed + 1, files.length)}</p>
        </div>
      )}
      <p className="mt-8 text-sm/5 text-muted" id={OPINION}>
        {libraryMessages.opinion} <Link to="/disclosures">Disclosures</Link>
      </p>
      <p className="mt-2 text-sm/5 text-muted">
        {libraryMessages.notHere} <Link to="/contact">{libraryMessages.ask}</Link>
      </p>
    </div>
  );
}
