import JSZip from 'jszip';

/**
 * A cell of a test workbook: a text, a number with or without a format, a date, or a failed
 * formula.
 */
export type TestCell =
  | string
  | number
  | null
  | { number: number; format: string }
  | { date: number }
  | { error: string };

interface TestSheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
  /** The merged ranges, such as `A1:C1`. */
  merged?: readonly string[];
  /** XML that replaces the rows. */
  xml?: string;
  state?: 'hidden' | 'veryHidden';
  /** XML of the columns, such as `<col min="2" max="2" hidden="1"/>`. */
  columns?: string;
  /** Rows that a filter hides, from 1. */
  hiddenRows?: readonly number[];
}

interface TestWorkbook {
  /** The index of the sheet on which the workbook opens. */
  active?: number;
  /** True to count days from 1904, as the first Macs did. */
  date1904?: boolean;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cellXml(cell: TestCell, at: string, formats: readonly string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ('number' in cell)
    return `<c r="${at}" s="${formats.indexOf(cell.format)}"><v>${cell.number}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${at}" t="e"><f>1/0</f><v>${escaped(cell.error)}</v></c>`;
}

function sheetXml(sheet: TestSheet, formats: readonly string[]): string {
  const { rows, merged = [], xml, columns, hiddenRows = [] } = sheet;
  const data = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`, formats));
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${cells.join('')}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const merges = areas === '' ? '' : `<mergeCells count="${merged.length}">${areas}</mergeCells>`;
  const cols = columns === undefined ? '' : `<cols>${columns}</cols>`;
  return `<worksheet xmlns="${MAIN}">${cols}<sheetData>${xml ?? data.join('')}</sheetData>${merges}</worksheet>`;
}

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;

const relationships = (inner: string) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${inner}</Relationships>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const contentType = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

/** Creates an Excel workbook in the format of spreadsheet programs. */
export async function workbookOf(
  sheets: readonly TestSheet[],
  { active = 0, date1904 = false }: TestWorkbook = {},
): Promise<ArrayBuffer> {
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const formats = [
    'General',
    'mm-dd-yy',
    ...sheets.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => {
        return typeof cell === 'object' && cell !== null && 'number' in cell ? cell.format : [];
      }),
    ),
  ];
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`,
  );
  const looks = formats.map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`);
  const targets = sheets.map((_, at) =>
    relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    contentType('workbook', 'sheet.main'),
    contentType('styles', 'styles'),
    ...sheets.map((_, at) => contentType(`worksheets/sheet${at + 1}`, 'worksheet')),
  ];
  const styles = relationship('rIdStyles', 'styles', 'styles.xml');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${date1904}"/><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(targets.join('') + styles),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs>${looks.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, formats)]),
    ),
  };
  const zip = new JSZip();
  for (const [path, xml] of Object.entries(parts)) zip.file(path, `<?xml version="1.0"?>${xml}`);
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
}
