import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createRetryableImport } from '@/browser/newDocument';
import { getSiteHost } from '@/browser/settings';
import { copyText, shareOrSave } from '@/browser/shareFile';
import { createCitation } from '../citation';
import { describeEmpty, downloadFigures, formatPictureName, type ShownSeries } from '../files';
import { SUCCESS_MESSAGE_MS, toolMessages } from '../messages';
import { pickOwnParameters } from '../series/address';
import { ToolIcon } from './ToolIcon';
import './tools.css';

/** Loaded only when a user requests a picture. */
const loadDrawing = createRetryableImport(() => import('./drawPicture'));

/** The result of a tool. `address` is a text that could not be copied automatically. */
interface ToolResult {
  text: string;
  failed: boolean;
  address?: string;
}

type ToolName = ComponentProps<typeof ToolIcon>['name'];

/**
 * Shares a picture of the series, or saves it as a file. Returns null if the device reports the
 * result itself.
 */
async function sharePicture(series: ShownSeries, name: string): Promise<ToolResult | null> {
  let failure: string = toolMessages.partMissing;
  try {
    const { preparePicture } = await loadDrawing();
    const paint = await preparePicture(series);
    failure = toolMessages.notDrawn;
    const shared = await shareOrSave(new File([await paint()], name, { type: 'image/png' }));
    return shared === 'saved' ? { text: toolMessages.saved(name), failed: false } : null;
  } catch {
    return { text: failure, failed: true };
  }
}

async function copyWithResult(
  address: string,
  copied: string,
  notCopied: string,
): Promise<ToolResult> {
  if (await copyText(address)) return { text: copied, failed: false };
  return { text: notCopied, failed: true, address };
}

function copyCitation({ content, figures, tenure }: ShownSeries) {
  const { text } = createCitation(content, figures, new Date(), getSiteHost(), tenure);
  return copyWithResult(text, toolMessages.citationCopied, toolMessages.citationNotCopied);
}

function copyLink({ compare }: ShownSeries) {
  const { linkCopied, linkCopiedWithCompare, linkNotCopied } = toolMessages;
  const address = new URL(window.location.href);
  address.hash = '';
  address.search = pickOwnParameters(address.searchParams).toString();
  return copyWithResult(address.href, compare ? linkCopiedWithCompare : linkCopied, linkNotCopied);
}

export function SeriesTools(series: ShownSeries) {
  const [answer, setAnswer] = useState<ToolResult | null>(null);
  const [drawing, setDrawing] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAnswer(null);
  };
  const handleCopy = async (copied: typeof copyLink) => {
    setAnswer(null);
    setAnswer(await copied(series));
  };
  const canReuse = series.content.use.reuse === 'yes';
  const isEmpty = series.figures.length === 0;
  const handleDownload = () => {
    if (!isEmpty) setAnswer(downloadFigures(series, 'csv'));
  };
  const handleShare = async () => {
    if (drawing || isEmpty) return;
    const name = formatPictureName(series);
    setAnswer(name === null ? { text: describeEmpty(series), failed: true } : null);
    if (name === null) return;
    setDrawing(true);
    setAnswer(await sharePicture(series, name));
    setDrawing(false);
  };
  const renderTool = (icon: ToolName, label: string, use: () => unknown, isDisabled?: boolean) => (
    <button type="button" aria-disabled={isDisabled} onClick={() => void use()}>
      <ToolIcon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    // Escape closes the message wherever the focus is in the tools.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles keys of the tools inside
    <div className="relative" onKeyDown={handleKeyDown}>
      <div
        className="tool-keys *:aria-disabled:opacity-50"
        role="group"
        aria-label="Use these figures"
      >
        {canReuse
          ? renderTool('download', 'Download CSV', handleDownload, isEmpty)
          : renderTool('copy', 'Cite', () => handleCopy(copyCitation))}
        {renderTool('link', 'Copy link', () => handleCopy(copyLink))}
        {canReuse &&
          renderTool(
            'picture',
            drawing ? 'Drawing...' : 'Share picture',
            handleShare,
            drawing || isEmpty,
          )}
      </div>
      <ToolMessage answer={answer} onClose={() => setAnswer(null)} />
    </div>
  );
}

/** Announces the result below the tools. A success message disappears after a while. */
function ToolMessage({ answer, onClose }: { answer: ToolResult | null; onClose: () => void }) {
  const address = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    address.current?.select();
    address.current?.focus();
    if (answer === null || answer.failed) return;
    const timer = setTimeout(() => close(), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const failed = answer?.failed === true;
  return (
    <div className="tool-answer" data-outcome={answer && (failed ? 'failed' : 'done')}>
      {answer !== null && (
        <ToolIcon className="flex-none" name={failed ? 'warning' : 'check'} strokeWidth={2} />
      )}
      <p className="flex-1" role="status">
        {answer?.text}
      </p>
      {answer?.address !== undefined && (
        <input
          ref={address}
          type="text"
          readOnly
          value={answer.address}
          aria-label="What could not be copied"
        />
      )}
      {answer !== null && (
        <button
          type="button"
          className="-mr-3 grid size-10 flex-none cursor-pointer place-items-center"
          aria-label="Close message"
          onClick={onClose}
        >
          <ToolIcon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
