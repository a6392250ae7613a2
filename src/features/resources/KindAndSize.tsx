import { formatKilobytes } from '@/lib/uploads';
import type { FileProps } from './fileProps';
import { kindOf } from './icons';

export function KindAndSize({ file }: FileProps) {
  const kind = kindOf(file);
  return (
    <>
      {kind !== '' && <span>{kind}</span>}
      {file.size !== null && <span>{formatKilobytes(file.size)}</span>}
    </>
  );
}
