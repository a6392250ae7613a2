import { KindAndSize } from './KindAndSize';
import { UploadDay } from './UploadDay';
import { FileDescription } from './FileDescription';
import { FileName } from './FileName';
import type { FileProps } from './fileProps';
import { getIconImage } from './icons';

export function FileRow({ file }: FileProps) {
  return (
    <li className="file-row">
      <img src={getIconImage(file.icon)} alt="" width={40} height={40} />
      <div>
        <FileName file={file} />
        <FileDescription file={file} />
        <UploadDay file={file} />
      </div>
      <p className="text-right whitespace-nowrap">
        <KindAndSize file={file} />
      </p>
    </li>
  );
}
