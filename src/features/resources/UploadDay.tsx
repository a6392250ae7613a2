import { formatUploadDay } from '@/lib/uploads';
import type { FileProps } from './fileProps';

export function UploadDay({ file: { uploadDate } }: FileProps) {
  const day = formatUploadDay(uploadDate);
  return day === '' ? null : <time dateTime={uploadDate}>{day}</time>;
}
