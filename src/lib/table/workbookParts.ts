/* Unpacks the XML files (parts) of an Excel workbook and prepares them for SheetJS. */
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { MAX_BYTES, MAX_COLUMNS } from './limits';
import { NOT_CALCULATED } from './messages';
import { throwIfAbove } from './tableError';

type Parts = Readonly<Record<string, Uint8Array>>;

const COLUMNS = /<(?:\w+:)?col\b[^<>]*>/g;
const HIDDEN_COLUMN = /\s(?:hidden=["'](?:1|true)["']|width=["']0(?:\.0*)?["'])/;
/**
 * Matches hyperlinks and fills of cells, which the import does not need. A short hyperlink can make
 * SheetJS create millions of objects.
 */
const UNUSED_MARKUP = /<(?:\w+:)?hyperlink\b[^<>]*>|\sfillId=["']\d*["']/g;
/**
 * All cells get this fill. SheetJS looks up a fill for each cell, and is a hundred times slower if
 * it finds none. It uses the first fill that it finds, in the styles of the workbook or otherwise
 * in `FILL_PART`.
 */
const FILL = '<fills><fill/></fills>';
const FILL_PART = 'fills.xml';
const TYPES_PART = '[Content_Types].xml';
const FILL_TYPE = `<Override PartName="/${FILL_PART}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>`;

/**
 * Matches a cell with a formula. Captures the XML prefix, the attributes of the cell, the element
 * of the result, and the text of the result.
 */
const FORMULA_CELL =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*(<(?:\w+:)?v\b[^<>]*>(?:([^<]*)<\/(?:\w+:)?v>)?\s*)?<\/(?:\w+:)?c>/g;
/**
 * Matches an attribute that makes Excel calculate all formulas when it opens the workbook. Programs
 * that cannot calculate formulas set this attribute. Some of them store 0 as every result:
 * https://xlsxwriter.readthedocs.io/working_with_formulas.html#formula-results
 */
const CALCULATES_ON_LOAD = /\sfullCalcOnLoad=["'](?:1|true)["']/;

/**
 * Unpacks the XML parts of a workbook, but not its pictures and macros. Some programs write `\`
 * instead of `/` in the names of parts.
 */
export function unpackParts(bytes: Uint8Array): Parts {
  let unpacked = 0;
  // fflate allocates the size that the archive states for a part. A part can therefore not become
  // larger than its stated size.
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      return unpacked <= MAX_BYTES;
    },
  });
  throwIfAbove('unpacked', unpacked);
  const named = Object.entries(parts).map(
    ([name, part]) => [name.replaceAll('\\', '/'), part] as const,
  );
  return Object.fromEntries(named);
}

const WORKBOOK_TYPE = /(?:spreadsheetml|ms-excel)\.(?:sheet|template)[.\w]*\.main\+xml/;

/**
 * Returns whether the parts belong to a workbook. The main part may have any name.
 * `[Content_Types].xml` contains its name.
 */
export function hasWorkbook(parts: Parts): boolean {
  const types = parts[TYPES_PART];
  const isListed = types !== undefined && WORKBOOK_TYPE.test(strFromU8(types, true));
  return isListed || 'xl/workbook.xml' in parts;
}

/**
 * Returns one `col` element for each hidden column of a sheet, up to `MAX_COLUMNS`. In the file,
 * one element can span millions of columns.
 */
function listHiddenColumns(xml: string): string {
  const hidden = new Set<number>();
  for (const [column] of xml.matchAll(COLUMNS)) {
    if (hidden.size === MAX_COLUMNS) break;
    if (!HIDDEN_COLUMN.test(column)) continue;
    const readLimit = (name: string) =>
      Number(new RegExp(`\\s${name}=["'](\\d+)`).exec(column)?.[1]);
    const last = Math.min(readLimit('max'), MAX_COLUMNS);
    for (let index = readLimit('min'); index <= last; index += 1) hidden.add(index);
  }
  return [...hidden].map((index) => `<col min="${index}" max="${index}" hidden="1"/>`).join('');
}

/**
 * Removes all `col` elements of a sheet except those of the sheet's hidden columns, which are
 * written where the first `col` element was.
 */
function keepHiddenColumns(xml: string): string {
  let isFirst = true;
  return xml.replace(COLUMNS, () => {
    const columns = isFirst ? listHiddenColumns(xml) : '';
    isFirst = false;
    return `${columns} `;
  });
}

const isTextResult = (attributes: string) => /\st=["']str["']/.test(attributes);
const removeType = (attributes: string) => attributes.replace(/\st=["']\w*["']/, '');

/**
 * Replaces missing results of formulas with `NOT_CALCULATED`. An empty result of type text is not
 * missing.
 */
function markUncalculated(xml: string, isZeroUnknown: boolean): string {
  return xml.replace(
    FORMULA_CELL,
    (cell: string, prefix: string, attributes: string, element?: string, text: string = '') => {
      const isEmptyText = element !== undefined && isTextResult(attributes);
      const isMissing = text.trim() === '' && !isEmptyText;
      const isDoubtful = isZeroUnknown && /^0(\.0)?$/.test(text);
      if (!isMissing && !isDoubtful) return cell;
      return `<${prefix}c${removeType(attributes)} t="str"><${prefix}v>${NOT_CALCULATED}</${prefix}v></${prefix}c>`;
    },
  );
}

/**
 * Prepares the parts of a workbook for SheetJS. Removes unused markup, marks formulas without
 * results, and adds one fill for all cells.
 */
export function prepareParts(parts: Parts): Record<string, Uint8Array> {
  // Decode the parts as Latin-1, because this encoding preserves every byte.
  const texts = Object.entries(parts).map(([name, part]) => [name, strFromU8(part, true)] as const);
  const isZeroUnknown = texts.some(([, xml]) => CALCULATES_ON_LOAD.test(xml));
  const prepared = texts.map(([name, text]) => {
    // The space keeps the texts before and after the removed markup apart.
    const used = keepHiddenColumns(text).replace(UNUSED_MARKUP, ' ');
    const xml = markUncalculated(used, isZeroUnknown);
    return [name, strToU8(FILL + xml + (name === TYPES_PART ? FILL_TYPE : ''), true)] as const;
  });
  return { ...Object.fromEntries(prepared), [FILL_PART]: strToU8(FILL) };
}
