import { plainWord } from './plainText';
import { storedName } from './storedName';

/** A browser may show these types and saves all others. storage.rules says the same. */
const SHOWN = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif))$/;

/**
 * Returns the `Content-Disposition` with which a stored file is sent: whether a browser shows or
 * saves it, and the name to save it under. Storage sends it as it is stored ("Served as the
 * 'Content-Disposition' header on object download", SettableMetadata in the reference of Firebase).
 *
 * `filename*` has the name (RFC 6266, in the encoding of RFC 8187). Download managers and mail
 * gateways that do not read it use `filename`, which comes first and has letters that need no
 * escape (RFC 6266, section 5 and appendix D). Characters that would make the name look like
 * another one are left out.
 * @param name with its extension
 * @param type the mime type
 */
export function contentDisposition(name: string, type: string): string {
  const visible = plainWord(name).replace(/\p{Cs}/gu, '') || 'file';
  const encoded = encodeURIComponent(visible).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = SHOWN.test(type) ? 'inline' : 'attachment';
  return `${how}; filename="${storedName(visible)}"; filename*=UTF-8''${encoded}`;
}
