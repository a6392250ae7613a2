import { SKELETON_FILE_COUNT } from './limits';
import './FileList.css';

export function SkeletonFiles() {
  return (
    <ul className="grid gap-x-[32px] desk:grid-cols-2" aria-hidden="true">
      {Array.from({ length: SKELETON_FILE_COUNT }, (_, index) => (
        <li key={index} className="file-row" data-testid="file-skeleton">
          <div className="skeleton h-10" />
          <div>
            <div className="skeleton h-2.5 w-4/5" />
            <div className="skeleton mt-2.5 h-2.5 w-2/5" />
          </div>
          <div className="skeleton ml-auto h-2.5 w-10" />
        </li>
      ))}
    </ul>
  );
}
