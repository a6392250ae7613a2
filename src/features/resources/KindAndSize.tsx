import { formatKilobytes } from '@/lib/uploads';
import type { FileProps } from './fileProps';
import { getKindLabel } from './icons';

export function KindAndSize({ file }: FileProps) {
  const kind = getKindLabel(file);
  return (
    <>
      {kind !== '' && <span>{kind}</span>}
      {file.size !== null && <span>{formatKilobytes(file.size)}</span>}
    </>
  );
}
