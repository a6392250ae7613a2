import { toPlainWord } from './plainText';
import { toStoredName } from './storedName';

/**
 * The types that browsers may show. Browsers save files of all other types. storage.rules has the
 * same list.
 */
const SHOWN_TYPES = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif))$/;

/**
 * Returns the `Content-Disposition` header of a stored file. The header decides whether a browser
 * shows or saves the file, and under which name. Storage sends the stored header with each download
 * (`SettableMetadata` in the Firebase reference).
 *
 * `filename*` has the name (RFC 6266, in the encoding of RFC 8187). `filename` is for download
 * managers and mail gateways that ignore `filename*`. It comes first and has only characters that
 * need no escape (RFC 6266, section 5 and appendix D). Characters that could disguise the name are
 * removed.
 * @param name with its extension
 * @param type the mime type
 */
export function formatContentDisposition(name: string, type: string): string {
  const visible = toPlainWord(name).replace(/\p{Cs}/gu, '') || 'file';
  const encoded = encodeURIComponent(visible).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = SHOWN_TYPES.test(type) ? 'inline' : 'attachment';
  return `${how}; filename="${toStoredName(visible)}"; filename*=UTF-8''${encoded}`;
}
