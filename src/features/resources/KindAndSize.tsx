import { formatKilobytes } from '@/lib/uploads';
import type { FileProps } from './fileProps';
import { kindOf } from './icons';

/** Shows the kind and size of a file, as far as they are known. */
export function KindAndSize({ file }: FileProps) {
  const kind = kindOf(file);
  return (
    <>
      {kind !== '' && <span>{kind}</span>}
      {file.size !== null && <span>{formatKilobytes(file.size)}</span>}
    </>
  );
}
