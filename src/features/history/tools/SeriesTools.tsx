import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { createRetryableImport } from '@/browser/newDocument';
import { getSiteHost } from '@/browser/settings';
import { shareOrSave } from '@/browser/fileActions';
import { createCitation } from '../citation';
import { findOtherSeries } from '../compared/comparisonChoice';
import { describeEmpty, downloadFigures, formatPictureName, type ShownSeries } from '../files';
import { compareMessages, toolMessages } from '../messages';
import { isPinned } from '../ranges';
import { createSentence } from '../sentence';
import type { HomeDisagreement } from '../series/useHomeDisagreement';
import { copyLink, copyWithResult, type ToolResult } from './copyLink';
import { getSiteAddress } from './siteAddress';
import { ToolIcon } from './ToolIcon';
import { ToolMessage } from './ToolMessage';
import './tools.css';

/** The code that draws pictures. It is loaded when a user requests the first picture. */
const loadDrawing = createRetryableImport(() => import('./drawPicture'));

type ToolName = ComponentProps<typeof ToolIcon>['name'];

/**
 * Opens the share dialog of the device with a picture, or saves the picture as a file. Returns null
 * if the share dialog reports the result itself.
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

function copyCitation({ content, figures, tenure, range }: ShownSeries) {
  const pinned = isPinned(range) ? range : undefined;
  const { text } = createCitation({
    content,
    figures,
    now: new Date(),
    host: getSiteHost(),
    tenure,
    pinned,
  });
  return copyWithResult(text, toolMessages.citationCopied, toolMessages.citationNotCopied);
}

interface SeriesToolsProps extends ShownSeries {
  /**
   * Set if the home page shows a different value for a figure. A sentence with this figure is then
   * not copied.
   */
  disagreement?: HomeDisagreement | null;
}

/** Returns whether a sentence about the selected day or range contains a figure. */
const quotesFigure = ({ figures, day = null }: ShownSeries, figureKey: string) =>
  day === null ? figures.some(({ key }) => key === figureKey) : day === figureKey;

/** Copies a sentence about the selected day, or about the pinned range if no day is selected. */
async function copySentence(series: SeriesToolsProps): Promise<ToolResult> {
  const { disagreement = null } = series;
  if (disagreement !== null && quotesFigure(series, disagreement.key))
    return { text: disagreement.text, failed: true };
  const sentence = createSentence(series, new Date(), getSiteAddress());
  if (sentence === null) return { text: describeEmpty(series), failed: true };
  const { text, about } = sentence;
  const { sentenceCopied, sentenceNotCopied, quoteRange } = toolMessages;
  const result = await copyWithResult(text, sentenceCopied(about), sentenceNotCopied);
  const canQuoteRange = isPinned(series.range) && (series.day ?? null) !== null;
  if (!canQuoteRange) return result;
  const copy = () => copySentence({ ...series, day: null });
  return { ...result, alternative: { label: quoteRange, copy } };
}

export function SeriesTools(series: SeriesToolsProps) {
  const [answer, setAnswer] = useState<ToolResult | null>(null);
  const [drawing, setDrawing] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAnswer(null);
  };
  const handleCopy = async (copied: (series: SeriesToolsProps) => Promise<ToolResult>) => {
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
    if (findOtherSeries(series.compare) !== undefined) {
      setAnswer({ text: compareMessages.noPicture, failed: true });
      return;
    }
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
    // Escape closes the message from any of the tools.
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
        {renderTool(
          'quote',
          toolMessages.quote,
          () => isEmpty || handleCopy(copySentence),
          isEmpty,
        )}
      </div>
      <ToolMessage answer={answer} onAnswer={setAnswer} />
    </div>
  );
}
