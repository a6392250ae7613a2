import JSZip from 'jszip';

/**
 * A cell of a test workbook: a text, a number, a number with a format, a date, or a formula error.
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
  /** Merged ranges, for example `A1:C1`. */
  merged?: readonly string[];
  /** XML that replaces all rows of the sheet. */
  xml?: string;
  state?: 'hidden' | 'veryHidden';
  /** XML of the columns, for example `<col min="2" max="2" hidden="1"/>`. */
  columns?: string;
  /** Numbers of the rows that a filter hides. The first row is 1. */
  hiddenRows?: readonly number[];
}

interface TestWorkbook {
  /** Index of the sheet that is shown when the workbook opens. */
  active?: number;
  /** True if the workbook counts days from 1904, as Excel once did on the Mac. */
  date1904?: boolean;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function toColumnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? toColumnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function formatCell(cell: TestCell, index: string, formats: readonly string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${index}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${index}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  if ('number' in cell)
    return `<c r="${index}" s="${formats.indexOf(cell.format)}"><v>${cell.number}</v></c>`;
  if ('date' in cell) return `<c r="${index}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${index}" t="e"><f>1/0</f><v>${escapeXml(cell.error)}</v></c>`;
}

function formatSheet(sheet: TestSheet, formats: readonly string[]): string {
  const { rows, merged = [], xml, columns, hiddenRows = [] } = sheet;
  const data = rows.map((row, index) => {
    const cells = row.map((cell, column) =>
      formatCell(cell, `${toColumnLetters(column)}${index + 1}`, formats),
    );
    const hidden = hiddenRows.includes(index + 1) ? ' hidden="1"' : '';
    return `<row r="${index + 1}"${hidden}>${cells.join('')}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const merges = areas === '' ? '' : `<mergeCells count="${merged.length}">${areas}</mergeCells>`;
  const cols = columns === undefined ? '' : `<cols>${columns}</cols>`;
  return `<worksheet xmlns="${MAIN}">${cols}<sheetData>${xml ?? data.join('')}</sheetData>${merges}</worksheet>`;
}

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;

const formatRelationships = (inner: string) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${inner}</Relationships>`;
const formatRelationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const formatContentType = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

/** Creates an Excel workbook (`.xlsx`) as spreadsheet programs write it. */
export async function createWorkbook(
  sheets: readonly TestSheet[],
  { active = 0, date1904 = false }: TestWorkbook = {},
): Promise<ArrayBuffer> {
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
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
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`,
  );
  const looks = formats.map((_, index) => `<xf numFmtId="${200 + index}" applyNumberFormat="1"/>`);
  const targets = sheets.map((_, index) =>
    formatRelationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    formatContentType('workbook', 'sheet.main'),
    formatContentType('styles', 'styles'),
    ...sheets.map((_, index) => formatContentType(`worksheets/sheet${index + 1}`, 'worksheet')),
  ];
  const styles = formatRelationship('rIdStyles', 'styles', 'styles.xml');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types">${types.join('')}</Types>`,
    '_rels/.rels': formatRelationships(
      formatRelationship('rId1', 'officeDocument', 'xl/workbook.xml'),
    ),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${date1904}"/><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': formatRelationships(targets.join('') + styles),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs>${looks.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        formatSheet(sheet, formats),
      ]),
    ),
  };
  const zip = new JSZip();
  for (const [path, xml] of Object.entries(parts)) zip.file(path, `<?xml version="1.0"?>${xml}`);
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
}
