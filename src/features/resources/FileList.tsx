import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '@/lib/calendar';
import { dayInLagos } from '@/lib/days';
import { groupBy } from '@/lib/records';
import { formatKilobytes, formatMonth, formatUploadDay } from '@/lib/uploads';
import { safeLink } from '@/lib/links';
import { Icon } from '@/ui/Icon';
import { SiteButton } from '@/ui/SiteButton';
import { iconImage, kindOf } from './icons';
import { FILE_SKELETONS, FILES_AT_ONCE } from './limits';
import { libraryMessages } from './libraryMessages';
import type { ResourceFile } from './documents';
import './FileList.css';

const monthName = ({ uploadDate }: ResourceFile) => formatMonth(uploadDate) || 'No date';

/**
 * Returns the months of a category's files, such as `March 2025`, the newest first: how many files
 * each has, and those of them that are listed. So many are, without the newest, which stands on a
 * card of its own; a month with none to list is left out.
 */
export function monthsOf(files: readonly ResourceFile[], listed: number) {
  const rows = new Set(files.slice(1, listed + 1));
  return [...groupBy(files, monthName)]
    .map(([name, all]) => ({
      name,
      count: all.length,
      files: all.filter((file) => rows.has(file)),
    }))
    .filter((month) => month.files.length > 0);
}

/** Splits a name: the second part is the day of the upload where the name ends with it, which is said beside it. */
export function splitName({ name, uploadDate }: ResourceFile): [string, string] {
  const day = dayInLagos(new Date(uploadDate));
  if (day === '') return [name, ''];
  const long = formatLongDate(day);
  const [date, month = '', year] = long.split(' ');
  const ending = [long, `${date} ${month.slice(0, 3)} ${year}`, day].find(
    (each) => name.endsWith(each) && !/\d$/.test(name.slice(0, -each.length)),
  );
  const rest = ending === undefined ? '' : name.slice(0, -ending.length).replace(/[\s,(-]+$/, '');
  return rest === '' ? [name, ''] : [rest, name.slice(rest.length)];
}

/** The id of the line below the list that leads to the disclosures, which every row is described by. */
const OPINION = 'opinion';

interface FileProps {
  file: ResourceFile;
}

/** The name as a link, without the day that stands beside it; as text alone where the link is not safe to open. */
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

export function SkeletonFiles() {
  return (
    <ul className="grid gap-x-[32px] desk:grid-cols-2" aria-hidden="true">
      {Array.from({ length: FILE_SKELETONS }, (_, index) => (
        <li key={index} className="file-row" data-testid="file-skeleton">
          <div className="skeleton h-10" />
          <div>
            <div className="skeleton h-2.5 w-4/5" />
            <div className="skeleton mt-2.5 h-2.5 w-2/5" />
          </div>
          <div className="skeleton ml-auto h-2.5 w-10" />
        </li>
      ))}
    </ul>
  );
}
