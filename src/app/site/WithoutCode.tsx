import { MISSING_CODE_NOTICE_ID } from '@/browser/withoutCode';
import { isEmbedded } from '@/content/sitePaths';
import { embedMessages } from '@/features/history/messages';
import { noticeLineClass } from './noticeLine';

/**
 * Tells users that the site's JavaScript did not load. Only prerendered HTML contains this notice,
 * and `browser/withoutCode.ts` shows it. Embedded charts have no start-up script, so their style
 * sheet shows the notice after 20 seconds, unless hydration has removed it.
 */
export function WithoutCode({ path }: { path: string }) {
  if (isEmbedded(path)) {
    return (
      <div id={MISSING_CODE_NOTICE_ID}>
        <p className="embed-without-code">
          {embedMessages.withoutCode}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- reloads the frame with its query */}
          <a href="">{embedMessages.reload}</a>
        </p>
      </div>
    );
  }
  return (
    <div id={MISSING_CODE_NOTICE_ID} className="sticky top-0 z-21">
      <template>
        <p className={noticeLineClass} role="alert">
          The code of this page did not load, so its figures, files or news are missing or may be
          old.{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- reloads the page with its query */}
          <a href="">Reload the page</a>
        </p>
      </template>
    </div>
  );
}
