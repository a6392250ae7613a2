import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SiteButton } from '@/ui/SiteButton';
import { FileRow } from './FileRow';
import { LatestFile } from './LatestFile';
import { DISCLOSURES_LINE_ID } from './opinion';
import { getMonthName, groupByMonth } from './fileMonths';
import { FILES_PER_BATCH } from './limits';
import { libraryMessages } from './libraryMessages';
import type { ResourceFile } from './documents';
import './FileList.css';

interface FileListProps {
  /** The files of a category, from newest to oldest. There is at least one. */
  files: readonly ResourceFile[];
  /** The number of files in the list below the newest file. */
  listed: number;
  onList: (count: number) => void;
}

export function FileList({ files, listed, onList }: FileListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const [latest] = files;
  const months = useMemo(() => groupByMonth(files, listed), [files, listed]);

  // 'Show more' moves or disappears when it is pressed. Focus the first of the added files.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const rows = list.current?.querySelectorAll<HTMLElement>('.file-row .file-name');
    rows?.[listed - FILES_PER_BATCH]?.focus();
  }, [listed]);

  const showMore = () => {
    focusNext.current = true;
    onList(listed + FILES_PER_BATCH);
  };

  return (
    <div ref={list}>
      {latest && <LatestFile file={latest} />}
      {months.map(({ name, count, files: ofMonth }) => (
        <section key={name}>
          <h3 className="mt-5 flex justify-between line-b border-tick pb-1.5 font-body text-sm/[1.43] font-semibold [letter-spacing:0] md:mt-6">
            {name}{' '}
            <span className="[font-weight:400] [font-variant-numeric:tabular-nums] text-muted">
              {/* The newest file has its own card, so it does not count here. */}
              {latest && getMonthName(latest) === name
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
      <p className="mt-8 text-sm/5 text-muted" id={DISCLOSURES_LINE_ID}>
        {libraryMessages.opinion} <Link to="/disclosures">Disclosures</Link>
      </p>
      <p className="mt-2 text-sm/5 text-muted">
        {libraryMessages.notHere} <Link to="/contact">{libraryMessages.ask}</Link>
      </p>
    </div>
  );
}
