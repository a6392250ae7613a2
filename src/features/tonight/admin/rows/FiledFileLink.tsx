import type { FiledFile } from '../tonightFiles';

export function FiledFileLink({ file }: { file: FiledFile }) {
  return (
    <a href={file.url} target="_blank" rel="noopener" className="inline-block py-0.5">
      {file.name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
