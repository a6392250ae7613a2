import JSZip from 'jszip';

/** A cell of a workbook made for a test: a number, a text, a date, or a formula that failed. */
export type TestCell = string | number | null | { date: number } | { error: string };

interface TestSheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
  /** Such as `A1:C1`. */
  merged?: readonly string[];
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

function sheetXml({ rows, merged = [] }: TestSheet): string {
  const data = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const merges = areas === '' ? '' : `<mergeCells count="${merged.length}">${areas}</mergeCells>`;
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data.join('')}</sheetData>${merges}</worksheet>`;
}

/** An Excel workbook as a spreadsheet program writes it, with numbers, texts, dates and failed formulas. */
export async function workbookOf(sheets: readonly TestSheet[]): Promise<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<?xml version="1.0"?><Relationships xmlns="${links}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  zip.file(
    'xl/workbook.xml',
    `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
  );
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  zip.file(
    'xl/_rels/workbook.xml.rels',
    `<?xml version="1.0"?><Relationships xmlns="${links}">${targets.join('')}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  zip.file(
    'xl/styles.xml',
    `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  );
  sheets.forEach((sheet, at) => zip.file(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)));
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
}
