import { formatKilobytes, formatUploadDay } from '@/lib/format';
import { safeLink } from '@/lib/links';
import { Icon } from '@/ui/Icon';
import { iconImage, kindOf } from './icons';
import { FILE_SKELETONS } from './limits';
import type { ResourceFile } from './documents';

function FileCard({ file }: { file: ResourceFile }) {
  const link = safeLink(file.url);
  const day = formatUploadDay(file.uploadDate);
  const kind = kindOf(file);
  return (
    <li className="file">
      <img src={iconImage(file.icon)} alt="" width={56} height={56} />
      <div>
        {link === null ? (
          <b>{file.name}</b>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {file.name}
            <span className="sr"> (opens in a new tab)</span>
          </a>
        )}
        <p>
          {day !== '' && <time dateTime={file.uploadDate}>{day}</time>}
          {kind !== '' && <span className="fact">{kind}</span>}
          {file.size !== null && <span className="fact">{formatKilobytes(file.size)}</span>}
        </p>
      </div>
      {link !== null && (
        <span className="go" aria-hidden="true">
          <Icon name="newTab" />
        </span>
      )}
    </li>
  );
}

/** The files of a category as cards. */
export function FileGrid({ files }: { files: readonly ResourceFile[] }) {
  return (
    <ul className="files">
      {files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
    </ul>
  );
}

/** The place of the files while they load. */
export function WaitingFiles() {
  return (
    <ul className="files" aria-hidden="true">
      {Array.from({ length: FILE_SKELETONS }, (_, index) => (
        <li key={index} className="file wait" data-testid="file-skeleton">
          <div className="skel page" />
          <div>
            <div className="skel w-4/5" />
            <div className="skel mt-3 w-2/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}
