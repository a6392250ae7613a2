/** Unpacks the parts of an Excel workbook and prepares them for the library. */
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { MAX_BYTES, MAX_COLUMNS } from './limits';
import { NOT_CALCULATED } from './messages';
import { throwIfAbove } from './tableError';

type Parts = Readonly<Record<string, Uint8Array>>;

const COLUMNS = /<(?:\w+:)?col\b[^<>]*>/g;
const HIDDEN_COLUMN = /\s(?:hidden=["'](?:1|true)["']|width=["']0(?:\.0*)?["'])/;
/**
 * Matches hyperlinks and the fills of cells, which are not needed. A hyperlink of a few letters can
 * make the library create millions of objects.
 */
const UNUSED_MARKUP = /<(?:\w+:)?hyperlink\b[^<>]*>|\sfillId=["']\d*["']/g;
/**
 * One fill for all cells. The library looks up a fill for each cell, and is a hundred times slower
 * if there is none. It uses the first fill that it finds: in the styles of the workbook, or in
 * `FILL_PART` if it has none.
 */
const FILL = '<fills><fill/></fills>';
const FILL_PART = 'fills.xml';
const TYPES_PART = '[Content_Types].xml';
const FILL_TYPE = `<Override PartName="/${FILL_PART}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>`;

/**
 * Matches a cell with a formula. Captures its prefix, its attributes, the element of its result and
 * the text of the result.
 */
const FORMULA_CELL =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*(<(?:\w+:)?v\b[^<>]*>(?:([^<]*)<\/(?:\w+:)?v>)?\s*)?<\/(?:\w+:)?c>/g;
/**
 * Matches an attribute that makes Excel calculate all formulas when it opens the workbook. Programs
 * that do not calculate set it. Some of them store 0 as every result:
 * https://xlsxwriter.readthedocs.io/working_with_formulas.html#formula-results
 */
const CALCULATES_ON_LOAD = /\sfullCalcOnLoad=["'](?:1|true)["']/;

/**
 * Unpacks the XML parts of a workbook, without its pictures and macros. Some programs write `\` in
 * the names of parts.
 */
export function unpackParts(bytes: Uint8Array): Parts {
  let unpacked = 0;
  // The library gives each part a buffer of its stated size, so a part cannot be larger than that.
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
 * Returns whether the parts belong to a workbook. The main part may have any name, which the
 * content types list.
 */
export function hasWorkbook(parts: Parts): boolean {
  const types = parts[TYPES_PART];
  const isListed = types !== undefined && WORKBOOK_TYPE.test(strFromU8(types, true));
  return isListed || 'xl/workbook.xml' in parts;
}

/**
 * Returns a column element for each hidden column of a sheet, up to `MAX_COLUMNS`. One range may
 * span millions of columns.
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

/** Replaces the first column element of a sheet by its hidden columns, and removes the others. */
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
 * Prepares the parts of a workbook for the library. Removes unused markup, marks formulas without
 * results, and adds one fill for all cells.
 */
export function prepareParts(parts: Parts): Record<string, Uint8Array> {
  // Decode the parts as Latin-1, which keeps every byte.
  const texts = Object.entries(parts).map(([name, part]) => [name, strFromU8(part, true)] as const);
  const isZeroUnknown = texts.some(([, xml]) => CALCULATES_ON_LOAD.test(xml));
  const prepared = texts.map(([name, text]) => {
    // The space separates the text before and after the removed markup.
    const used = keepHiddenColumns(text).replace(UNUSED_MARKUP, ' ');
    const xml = markUncalculated(used, isZeroUnknown);
    return [name, strToU8(FILL + xml + (name === TYPES_PART ? FILL_TYPE : ''), true)] as const;
  });
  return { ...Object.fromEntries(prepared), [FILL_PART]: strToU8(FILL) };
}
