import JSZip from 'jszip';
import type { Report } from './report.ts';
import { escapeXml, relationships, type Part, PACKAGE, OFFICE } from './openXml.ts';
import { partOptions } from './plain.ts';
import { slideDeck } from './slides.ts';

/*
 * The smallest Office Open XML packages that the programs open: a list of content types, a
 * relationship to the main part, and the part itself.
 */
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const VENDOR = 'application/vnd.openxmlformats-officedocument';

async function officePackage(
  report: Report,
  parts: Part[],
  rels: Record<string, string>,
): Promise<Uint8Array> {
  const main = parts[0];
  if (!main) throw new Error('An Office package needs a main part');
  const overrides = parts.map(
    (part) => `<Override PartName="/${part.path}" ContentType="${VENDOR}.${part.type}+xml"/>`,
  );
  const archive = new JSZip();
  const add = (path: string, xml: string) =>
    archive.file(path, DECLARATION + xml, partOptions(report));
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
  add('_rels/.rels', relationships([['officeDocument', main.path]]));
  for (const part of parts) add(part.path, part.xml);
  for (const [path, xml] of Object.entries(rels)) add(path, xml);
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

export function xlsx(report: Report): Promise<Uint8Array> {
  const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rows = [
    [report.title],
    [report.date.slice(0, 10)],
    report.table.head,
    ...report.table.rows,
  ];
  const sheet = rows.map((row, index) => {
    const cells = row.map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`,
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const parts: Part[] = [
    {
      path: 'xl/workbook.xml',
      type: 'spreadsheetml.sheet.main',
      xml:
        `<workbook xmlns="${namespace}" xmlns:r="${OFFICE}"><sheets>` +
        '<sheet name="Figures" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      path: 'xl/worksheets/sheet1.xml',
      type: 'spreadsheetml.worksheet',
      xml:
        `<worksheet xmlns="${namespace}"><cols><col min="1" max="1" width="28" customWidth="1"/></cols>` +
        `<sheetData>${sheet.join('')}</sheetData></worksheet>`,
    },
  ];
  const rels = relationships([['worksheet', 'worksheets/sheet1.xml']]);
  return officePackage(report, parts, { 'xl/_rels/workbook.xml.rels': rels });
}

export function docx(report: Report): Promise<Uint8Array> {
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const paragraph = (text: string, size = 22, bold = false) =>
    `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>` +
    `<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const cell = (value: string | number) =>
    '<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>' + paragraph(String(value)) + '</w:tc>';
  const rows = [report.table.head, ...report.table.rows].map(
    (row) => `<w:tr>${row.map(cell).join('')}</w:tr>`,
  );
  const grid = '<w:gridCol/>'.repeat(report.table.head.length);
  const body =
    paragraph('Palmwood Research', 20, true) +
    paragraph(report.title, 36, true) +
    paragraph(`${report.about} Example figures for the local backend.`) +
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>` +
    `${rows.join('')}</w:tbl>${paragraph('')}`;
  const xml = `<w:document xmlns:w="${namespace}"><w:body>${body}<w:sectPr/></w:body></w:document>`;
  return officePackage(
    report,
    [{ path: 'word/document.xml', type: 'wordprocessingml.document.main', xml }],
    {},
  );
}

export function pptx(report: Report): Promise<Uint8Array> {
  const { parts, rels } = slideDeck(report);
  return officePackage(report, parts, rels);
}
