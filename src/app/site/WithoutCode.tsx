import { CODE_LINE_ID } from '@/browser/withoutCode';
import { noticeLineClass } from './noticeLine';

/** The notice that the page's code is missing. `browser/withoutCode.ts` shows it. Only in prerendered HTML. */
export function WithoutCode() {
  return (
    <div id={CODE_LINE_ID}>
      <template>
        <p className={noticeLineClass} role="alert">
          The code of this page did not load, so its figures, files or news are missing or may be
          old.{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page itself, whatever its query is */}
          <a href="">Reload the page</a>
        </p>
      </template>
    </div>
  );
}
