import { copyText } from '@/browser/passOn';
import { toolMessages } from '../messages';

/**
 * Copies a text that stands above its key; where the browser does not, `select` is for the keys to
 * copy.
 */
export async function copyOrSelect(text: string, copied: string, select: () => void) {
  if (await copyText(text)) return copied;
  select();
  return toolMessages.notCopied;
}
