import type { ResourceFile } from './documents';

export interface FileProps {
  file: ResourceFile;
}
