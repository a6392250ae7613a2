import type { FileProps } from './fileProps';

export function FileDescription({ file: { description } }: FileProps) {
  return description === '' ? null : <p className="file-description">{description}</p>;
}
