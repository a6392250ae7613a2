import { useState } from 'react';
import { copyText, saveFile, shareOrSave } from '@/browser/share';
import { importAgain } from '@/browser/newDocument';
import { fileOf, noneWords, type ShownSeries, toCsv } from '../files';
import { toolMessages } from '../messages';
import { MissingPart, partOf } from './missingPart';
import type { Answer } from './ToolAnswer';

/** Fetched only when somebody asks for a picture. */
const loadDrawing = importAgain(() => import('./drawPicture'));

/** What the tools do, and what they answer. */
export function useTools(series: ShownSeries) {
  const { content, compare } = series;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [drawing, setDrawing] = useState(false);
  const say = (text: string) => setAnswer({ text, failed: false });
  const fail = (text: string, address?: string) =>
    setAnswer({ text, failed: true, ...(address !== undefined && { address }) });

  const downloadCsv = () => {
    const file = fileOf(series, 'csv');
    if (file === null) {
      fail(noneWords(series));
      return;
    }
    const text = toCsv(content, file.points, new Date());
    saveFile(file.name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    say(toolMessages.saved(file.name));
  };

  const copyLink = async () => {
    setAnswer(null);
    const address = window.location.href.replace(/#.*/, '');
    if (!(await copyText(address))) fail(toolMessages.linkNotCopied, address);
    else say(compare ? toolMessages.linkCopiedWithCompare : toolMessages.linkCopied);
  };

  const sharePicture = async () => {
    if (drawing) return;
    const file = fileOf(series, 'png');
    if (file === null) {
      fail(noneWords(series));
      return;
    }
    setAnswer(null);
    setDrawing(true);
    try {
      const { drawSeries } = await partOf(loadDrawing());
      const picture = new File([await drawSeries(series)], file.name, { type: 'image/png' });
      if ((await shareOrSave(picture)) === 'saved') say(toolMessages.saved(file.name));
    } catch (error) {
      fail(error instanceof MissingPart ? toolMessages.partMissing : toolMessages.notDrawn);
    } finally {
      setDrawing(false);
    }
  };

  return { answer, setAnswer, drawing, downloadCsv, copyLink, sharePicture };
}
