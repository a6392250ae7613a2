import { useState } from 'react';
import { createRetryableImport } from '@/browser/newDocument';
import { isOffline } from '@/browser/offline';
import type { SeriesContent } from '@/content/series';
import { directoryMessages } from './messages';

const loadDownloadCode = createRetryableImport(() => import('./csvDownload'));

async function downloadCsv(content: SeriesContent): Promise<string> {
  if (isOffline()) return directoryMessages.offline(content);
  try {
    const { downloadWholeCsv } = await loadDownloadCode();
    return await downloadWholeCsv(content);
  } catch (error) {
    console.warn(directoryMessages.failed(content), error);
    return directoryMessages.failed(content);
  }
}

/** Downloads one series at a time as CSV. `message` describes the latest download. */
export function useCsvDownload() {
  const [reading, setReading] = useState<SeriesContent | null>(null);
  const [message, setMessage] = useState('');
  const download = async (content: SeriesContent) => {
    if (reading !== null) return;
    setReading(content);
    setMessage(directoryMessages.reading(content));
    setMessage(await downloadCsv(content));
    setReading(null);
  };
  return { reading, message, download };
}
