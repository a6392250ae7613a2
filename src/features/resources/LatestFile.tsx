import { Icon } from '@/ui/Icon';
import { KindAndSize } from './KindAndSize';
import { UploadDay } from './UploadDay';
import { FileDescription } from './FileDescription';
import { FileName } from './FileName';
import type { FileProps } from './fileProps';
import { getIconImage } from './icons';

export function LatestFile({ file }: FileProps) {
  return (
    <article className="group latest-file">
      <p className="latest-flag">Latest</p>
      <img src={getIconImage(file.icon)} alt="" width={56} height={56} />
      <div>
        <h3>
          <FileName file={file} />
        </h3>
        <FileDescription file={file} />
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
