import { NOTICE_ID } from './startup/codeNotice';
import { CODE_NOTICE_BUTTON, CodeNotice } from './CodeNotice';

/**
 * The notice as it is in a page's HTML: behind the page's content, so that the skip link comes first, and hidden
 * until the start-up script shows it.
 * @param message what is missing
 */
export function HiddenCodeNotice({ message }: { message: string }) {
  return (
    <div id={NOTICE_ID} className="sticky bottom-0 z-40 print:hidden" role="alert" hidden>
      <CodeNotice
        button={
          <button type="button" className={CODE_NOTICE_BUTTON} data-reload>
            Reload
          </button>
        }
      >
        {message} Check the connection and reload the page.{' '}
        <span data-unreachable hidden>
          There is still no connection.
        </span>
      </CodeNotice>
    </div>
  );
}
