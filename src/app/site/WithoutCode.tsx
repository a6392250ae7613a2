import { CODE_LINE_ID } from '@/browser/withoutCode';
import { isEmbedded } from '@/content/sitePaths';
import { embedMessages } from '@/features/history/messages';
import { noticeLineClass } from './noticeLine';

/**
 * The notice that the page's code is missing. Only in prerendered HTML, where
 * `browser/withoutCode.ts` shows it. The charts that other sites embed have no start-up script:
 * their style sheet shows it after 20 seconds, unless the code has removed it.
 */
export function WithoutCode({ path }: { path: string }) {
  if (isEmbedded(path)) {
    return (
      <div id={CODE_LINE_ID}>
        <p className="embed-without-code">
          {embedMessages.withoutCode}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the frame itself, whatever its query is */}
          <a href="">{embedMessages.reload}</a>
        </p>
      </div>
    );
  }
  // The notice stays in sight after scrolling, above the site's header.
  return (
    <div id={CODE_LINE_ID} className="sticky top-0 z-21">
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
