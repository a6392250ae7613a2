import JSZip from 'jszip';

/** A cell of a workbook made for a test: a number, a text, a date, or a formula that failed. */
export type TestCell = string | number | null | { date: number } | { error: string };

interface TestSheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
  /** Such as `A1:C1`. */
  merged?: readonly string[];
  /** What stands in the place of its rows as it is. */
  xml?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cellXml(cell: TestCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${at}" t="e"><f>1/0</f><v>${escaped(cell.error)}</v></c>`;
}

function sheetXml({ rows, merged = [], xml }: TestSheet): string {
  const data = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const merges = areas === '' ? '' : `<mergeCells count="${merged.length}">${areas}</mergeCells>`;
  return `<worksheet xmlns="${MAIN}"><sheetData>${xml ?? data.join('')}</sheetData>${merges}</worksheet>`;
}

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;

const relationships = (inner: string) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${inner}</Relationships>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** An Excel workbook as a spreadsheet program writes it, with numbers, texts, dates and failed formulas. */
export async function workbookOf(sheets: readonly TestSheet[]): Promise<ArrayBuffer> {
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map((_, at) =>
    relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const styles = relationship('rIdStyles', 'styles', 'styles.xml');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(targets.join('') + styles),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  const zip = new JSZip();
  for (const [path, xml] of Object.entries(parts)) zip.file(path, `<?xml version="1.0"?>${xml}`);
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
}
