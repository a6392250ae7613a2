/* The file formats that the site rejects, each with advice for staff. */
import { normalizeType, getExtension, findFileKind, type NamedFile } from './fileKinds';
import { toPlainWord } from './plainText';
import { listKeys } from './records';

/** Advice for staff whose file is empty or too large. */
export const uploadAdvice = {
  empty: 'Open it, save it again, and choose that file.',
  large: 'Make it smaller, or split it into parts.',
  largePicture: 'Make the picture smaller.',
} as const;

interface FormatRule {
  names?: RegExp;
  /** File name extensions, separated by spaces. */
  extensions?: string;
  /** Matches mime types. Used for files whose name does not show the format. */
  types?: RegExp;
  advice: string;
}

/**
 * The rejected formats in the order in which they are tested. 'picture' also matches the mime types
 * of 'heic', 'tiff' and 'svg', so it comes after them.
 */
const FORMAT_RULES = {
  hidden: {
    // Microsoft Office and LibreOffice create lock files such as '~$report.docx' and
    // '.~lock.report.odt#'.
    names: /^(?:\.|~\$|(?:thumbs\.db|desktop\.ini)$)/i,
    advice: 'Programs create hidden files for their own use: choose the document itself.',
  },
  macros: {
    extensions: 'xlsm xlsb xltm xlam docm dotm pptm ppsm potm ppam',
    types: /macroenabled/,
    advice:
      'Office files with macros can carry viruses: save the file without macros, as .xlsx, .docx or .pptx.',
  },
  heic: {
    extensions: 'heic heif hif',
    types: /^image\/hei[cf]/,
    advice: 'Photos in HEIC cannot be shown by most browsers: export the picture as JPEG.',
  },
  tiff: {
    extensions: 'tif tiff',
    types: /^image\/tiff/,
    advice: 'Pictures in TIFF cannot be shown by most browsers: export the picture as PNG or JPEG.',
  },
  svg: {
    extensions: 'svg svgz',
    types: /^image\/svg/,
    advice: 'Drawings in SVG can carry scripts: export the drawing as PNG.',
  },
  picture: {
    extensions: 'bmp dib ico psd ai eps raw dng cr2 nef arw jxl',
    types: /^image\//,
    advice:
      'Most browsers cannot show pictures in this format, or only slowly: export the picture as PNG or JPEG.',
  },
  code: {
    extensions: 'htm html xhtml shtml mht mhtml xml xsl js mjs cjs css json url webloc',
    types: /(html|xml|javascript|json|css)$/,
    advice:
      'Web pages and code can carry scripts: print the page as PDF, or put the files in a zip archive.',
  },
  program: {
    extensions:
      'exe msi msix com bat cmd ps1 vbs vbe wsf hta scr pif cpl lnk reg dll jar apk aab ipa dmg pkg app deb rpm run iso img sh bash py',
    types:
      /x-(msdownload|dosexec|msdos-program|executable|sh|msi|apple-diskimage)$|java-archive|android/,
    advice: 'Programs and scripts can harm the computers of readers: choose a document instead.',
  },
  apple: {
    extensions: 'numbers pages key',
    types: /apple\.(numbers|pages|keynote)|x-iwork/,
    advice:
      'Numbers, Pages and Keynote files open only on Apple devices: export the file as Excel, Word, PowerPoint or PDF.',
  },
} satisfies Record<string, FormatRule>;

export type RejectedFormat = keyof typeof FORMAT_RULES;
export const REJECTED_FORMATS = listKeys(FORMAT_RULES);
export const REJECTED_PICTURES: readonly RejectedFormat[] = ['heic', 'tiff', 'svg', 'picture'];

const getRule = (format: RejectedFormat): FormatRule => FORMAT_RULES[format];

export const getAdvice = (format: RejectedFormat): string => getRule(format).advice;

/**
 * Returns the rejected format of a file; null if the site accepts the file or does not know its
 * format.
 */
export function findRejectedFormat(file: NamedFile): RejectedFormat | null {
  const name = toPlainWord(file.name);
  const extension = getExtension(name).toLowerCase();
  const byName = REJECTED_FORMATS.find((format) => {
    const { names, extensions } = getRule(format);
    return names?.test(name) === true || extensions?.split(' ').includes(extension) === true;
  });
  if (byName !== undefined) return byName;
  if (findFileKind(file) !== null) return null;
  const type = normalizeType(file.type);
  return REJECTED_FORMATS.find((format) => getRule(format).types?.test(type)) ?? null;
}
